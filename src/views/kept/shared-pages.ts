import { RESP_TYPES } from '@redis/client';
import { randomUUID } from 'node:crypto';
import { withDeadline } from '../../common/deadline.js';
import { redisClient, redisDeadline } from '../../common/redis.js';
import { isLocale } from '../../contract/locales.js';
import { KeptPage } from './kept-page.js';

const timeBytes = 8;
const localeBytes = 5;
/** Milliseconds until a Redis command that failed or timed out is repeated. */
const catchUpAgainAfter = 1000;

/** Encodes time of rendering, locale and bytes of a page. */
const packed = ({ bytes, locale, renderedAt }: KeptPage): Buffer => {
  const head = Buffer.alloc(timeBytes + localeBytes);
  head.writeDoubleLE(renderedAt);
  head.write(locale, timeBytes);
  return Buffer.concat([head, bytes]);
};
const unpacked = (value: Buffer): KeptPage | undefined => {
  const locale = value.toString('latin1', timeBytes, timeBytes + localeBytes);
  return isLocale(locale) ? new KeptPage(value.subarray(timeBytes + localeBytes), locale, value.readDoubleLE()) : undefined;
};

export interface SharedPagesOptions {
  /** `redis://` or `rediss://`. */
  url: string;
  /** Identifies compatible pages: brand and build. */
  edition: string;
  /** Group that shares purges: the brand. */
  shop: string;
  /** Milliseconds for which a page is stored. */
  keptFor: number;
  onPurge(): void;
  /** Called once for each period in which Redis is unavailable. */
  onTrouble(error: unknown): void;
}

/**
 * Page cache that several storefronts share through Redis (or Valkey). A purge changes the generation, a random part of all keys, so that older
 * pages are never found again, even after Redis loses its data; it is published to all storefronts. Without Redis, each storefront uses its own pages.
 */
export class SharedPages {
  private readonly client;
  private readonly listener;
  /** Generation since the latest purge; undefined while unknown. */
  private generation: string | undefined;
  /** Whether a purge has not reached Redis yet. */
  private isPurgeDue = false;
  /** Fingerprint of the documents, which each storefront reads for itself. */
  private content = '';
  private isInTrouble = false;
  private again: NodeJS.Timeout | undefined;

  constructor(private readonly options: SharedPagesOptions) {
    const { url } = options;
    this.client = redisClient(url);
    this.listener = this.client.duplicate();
    for (const client of [this.client, this.listener]) client.on('error', (error: unknown) => this.isLost(error)).on('ready', () => void this.catchUp());
  }

  /** Starts to connect, without waiting. */
  open(): void {
    this.client.connect().catch((error: unknown) => this.isLost(error));
    this.listener
      .connect()
      .then(() => this.listener.subscribe(this.name('purges'), () => void this.catchUp()))
      .catch((error: unknown) => this.isLost(error));
  }

  /** Sets the fingerprint of the documents: only storefronts with the same texts share pages. */
  contentIs(fingerprint: string): void {
    this.content = fingerprint;
  }

  async find(key: string): Promise<KeptPage | undefined> {
    const name = this.pageName(key);
    if (!name) return undefined;
    const value = await this.ask(() => this.client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }).get(name));
    return value ? unpacked(value) : undefined;
  }

  keep(key: string, page: KeptPage): void {
    const name = this.pageName(key);
    if (name) void this.ask(() => this.client.set(name, packed(page), { expiration: { type: 'PX', value: this.options.keptFor } }));
  }

  /** Invalidates all pages, and publishes the purge. */
  async purge(): Promise<void> {
    this.isPurgeDue = true;
    this.generation = undefined;
    await this.catchUp();
  }

  close(): void {
    clearTimeout(this.again);
    for (const client of [this.client, this.listener]) client.destroy();
  }

  /** Publishes a pending purge, or reads the generation to detect missed purges. Retries if Redis is too slow, since nothing else would. */
  private async catchUp(): Promise<void> {
    clearTimeout(this.again);
    if (!this.client.isReady) return;
    const isDone = await (this.isPurgeDue ? this.tellOfPurge() : this.hearOfPurges());
    this.isInTrouble &&= !isDone;
    if (!isDone && this.client.isReady) this.again = setTimeout(() => void this.catchUp(), catchUpAgainAfter).unref();
  }

  private async tellOfPurge(): Promise<boolean> {
    const now = randomUUID();
    this.isPurgeDue = false;
    const isTold = await this.ask(async () => {
      await this.client.set(this.name('generation'), now);
      await this.client.publish(this.name('purges'), now);
      return true;
    });
    if (isTold) this.generation = now;
    else this.isPurgeDue = true;
    return isTold ?? false;
  }

  private async hearOfPurges(): Promise<boolean> {
    const before = this.generation;
    const now = await this.ask(() => this.currentGeneration());
    if (now === undefined) return false;
    if (this.isPurgeDue) return true;
    this.generation = now;
    if (before !== undefined && before !== now) this.options.onPurge();
    return true;
  }

  /** Reads the generation. If Redis has none, the first storefront creates it. */
  private async currentGeneration(): Promise<string> {
    const key = this.name('generation');
    await this.client.set(key, randomUUID(), { condition: 'NX' });
    return (await this.client.get(key))!;
  }

  private async ask<Answer>(call: () => Promise<Answer>): Promise<Answer | undefined> {
    if (!this.client.isReady) return undefined;
    try {
      return await withDeadline(redisDeadline, call);
    } catch (error) {
      this.isLost(error);
      return undefined;
    }
  }

  private isLost(error: unknown): void {
    if (!this.isInTrouble) this.options.onTrouble(error);
    this.isInTrouble = true;
  }

  private name(what: string): string {
    return `quiet-shop:${this.options.shop}:${what}`;
  }

  private pageName(key: string): string | undefined {
    return this.generation === undefined ? undefined : this.name(`page:${this.options.edition}:${this.content}:${this.generation}:${key}`);
  }
}
