import { RESP_TYPES } from '@redis/client';
import { randomUUID } from 'node:crypto';
import { withDeadline } from '../../common/deadline.js';
import { redisClient, redisDeadline } from '../../common/redis.js';
import { isLocale } from '../../contract/locales.js';
import { KeptPage } from './kept-page.js';

const timeBytes = 8;
const localeBytes = 5;
/** Milliseconds after which what Redis was too slow to say, or to hear, is tried again. */
const catchUpAgainAfter = 1000;

/** When a page was rendered, in which locale, and its bytes. */
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
  /** Names the pages that are alike: brand and build. */
  edition: string;
  /** Names those who hear of each other's purges: the brand. */
  shop: string;
  /** Milliseconds a page is kept. */
  keptFor: number;
  onPurge(): void;
  /** Hears, once each time, that Redis cannot be reached. */
  onTrouble(error: unknown): void;
}

/**
 * Pages that several storefronts share through Redis (or Valkey). A purge gives all pages a new name, never had before, so that
 * nothing of before is found again, also by a Redis that has lost its memory, and is told to all. Without Redis each storefront goes on with its own pages.
 */
export class SharedPages {
  private readonly client;
  private readonly listener;
  /** What the last purge named pages by; undefined while it is not known. */
  private generation: string | undefined;
  /** A purge that Redis has not heard of. */
  private isPurgeDue = false;
  /** What is written, which each storefront reads for itself. */
  private content = '';
  private isInTrouble = false;
  private again: NodeJS.Timeout | undefined;

  constructor(private readonly options: SharedPagesOptions) {
    const { url } = options;
    this.client = redisClient(url);
    this.listener = this.client.duplicate();
    for (const client of [this.client, this.listener]) client.on('error', (error: unknown) => this.isLost(error)).on('ready', () => void this.catchUp());
  }

  /** Begins to connect, and does not wait for it. */
  open(): void {
    this.client.connect().catch((error: unknown) => this.isLost(error));
    this.listener
      .connect()
      .then(() => this.listener.subscribe(this.name('purges'), () => void this.catchUp()))
      .catch((error: unknown) => this.isLost(error));
  }

  /** Pages are shared by those who show the same texts. */
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

  /** Makes every page of before unfindable, and lets all hear of it. */
  async purge(): Promise<void> {
    this.isPurgeDue = true;
    this.generation = undefined;
    await this.catchUp();
  }

  close(): void {
    clearTimeout(this.again);
    for (const client of [this.client, this.listener]) client.destroy();
  }

  /** Tells of a purge that is due, or hears of those that were missed. Where Redis is too slow to do so it is asked again: nobody else would. */
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

  /** Of a Redis that knows none it is a new one, whoever says so first. */
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
