import type { RESP_TYPES } from '@redis/client';
import { randomUUID } from 'node:crypto';
import { withDeadline } from '../../common/deadline.js';
import { type RedisClient, redisDeadline } from '../../common/redis.js';
import { isLocale } from '../../contract/locales.js';
import { CachedPage } from './cached-page.js';

/** Type of strings in Redis' protocol. The package is loaded only by storefronts with Redis. */
const blobString = 36 satisfies (typeof RESP_TYPES)['BLOB_STRING'];
const timeBytes = 8;
const localeBytes = 5;
/** Milliseconds until a Redis command that failed or timed out is repeated. */
const retryAfter = 1000;

/** Encodes time of rendering, locale and bytes of a page. */
const encodePage = ({ bytes, locale, renderedAt }: CachedPage): Buffer => {
  const head = Buffer.alloc(timeBytes + localeBytes);
  head.writeDoubleLE(renderedAt);
  head.write(locale, timeBytes);
  return Buffer.concat([head, bytes]);
};
const decodePage = (value: Buffer): CachedPage | undefined => {
  const locale = value.toString('latin1', timeBytes, timeBytes + localeBytes);
  return isLocale(locale) ? new CachedPage(value.subarray(timeBytes + localeBytes), locale, value.readDoubleLE()) : undefined;
};

export interface SharedPageCacheOptions {
  /** Not connected. */
  client: RedisClient;
  /** Identifies compatible pages: brand and build. */
  edition: string;
  /** Group that shares purges: the brand. */
  shop: string;
  /** Fingerprint of the documents, which each storefront reads for itself: only storefronts with the same texts share pages. */
  contentOf(): string;
  /** Milliseconds for which a page is stored. */
  maxAge: number;
  onPurge(): void;
  /** Called once for each period in which Redis is unavailable. */
  onFailure(error: unknown): void;
}

/**
 * Page cache that several storefronts share through Redis (or Valkey). A purge changes the generation, a random part of all keys, so that older
 * pages are never found again, even after Redis loses its data; it is published to all storefronts. Without Redis, each storefront uses its own pages.
 */
export class SharedPageCache {
  private readonly client;
  private readonly listener;
  /** Generation since the latest purge; undefined while unknown. */
  private generation: string | undefined;
  /** Whether a purge has not reached Redis yet. */
  private isPurgePending = false;
  private isFailing = false;
  private retryTimer: NodeJS.Timeout | undefined;

  constructor(private readonly options: SharedPageCacheOptions) {
    this.client = options.client;
    this.listener = this.client.duplicate();
    for (const client of [this.client, this.listener]) client.on('error', (error: unknown) => this.handleFailure(error)).on('ready', () => void this.synchronize());
  }

  /** Starts to connect, without waiting. */
  open(): void {
    this.client.connect().catch((error: unknown) => this.handleFailure(error));
    this.listener
      .connect()
      .then(() => this.listener.subscribe(this.name('purges'), () => void this.synchronize()))
      .catch((error: unknown) => this.handleFailure(error));
  }

  async find(key: string): Promise<CachedPage | undefined> {
    const name = this.pageName(key);
    if (!name) return undefined;
    const value = await this.callRedis(() => this.client.withTypeMapping({ [blobString]: Buffer }).get(name));
    return value ? decodePage(value) : undefined;
  }

  store(key: string, page: CachedPage): void {
    const name = this.pageName(key);
    if (name) void this.callRedis(() => this.client.set(name, encodePage(page), { expiration: { type: 'PX', value: this.options.maxAge } }));
  }

  /** Invalidates all pages, and publishes the purge. */
  async purge(): Promise<void> {
    this.isPurgePending = true;
    this.generation = undefined;
    await this.synchronize();
  }

  close(): void {
    clearTimeout(this.retryTimer);
    for (const client of [this.client, this.listener]) client.destroy();
  }

  /** Publishes a pending purge, or reads the generation to detect missed purges. Retries if Redis is too slow, since nothing else would. */
  private async synchronize(): Promise<void> {
    clearTimeout(this.retryTimer);
    if (!this.client.isReady) return;
    const isDone = await (this.isPurgePending ? this.publishPurge() : this.fetchPurges());
    this.isFailing &&= !isDone;
    if (!isDone && this.client.isReady) this.retryTimer = setTimeout(() => void this.synchronize(), retryAfter).unref();
  }

  private async publishPurge(): Promise<boolean> {
    const now = randomUUID();
    this.isPurgePending = false;
    const isPublished = await this.callRedis(async () => {
      await this.client.set(this.name('generation'), now);
      await this.client.publish(this.name('purges'), now);
      return true;
    });
    if (isPublished) this.generation = now;
    else this.isPurgePending = true;
    return isPublished ?? false;
  }

  private async fetchPurges(): Promise<boolean> {
    const before = this.generation;
    const now = await this.callRedis(() => this.currentGeneration());
    if (now === undefined) return false;
    if (this.isPurgePending) return true;
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

  private async callRedis<Answer>(call: () => Promise<Answer>): Promise<Answer | undefined> {
    if (!this.client.isReady) return undefined;
    try {
      return await withDeadline(redisDeadline, call);
    } catch (error) {
      this.handleFailure(error);
      return undefined;
    }
  }

  private handleFailure(error: unknown): void {
    if (!this.isFailing) this.options.onFailure(error);
    this.isFailing = true;
  }

  private name(what: string): string {
    return `quiet-shop:${this.options.shop}:${what}`;
  }

  private pageName(key: string): string | undefined {
    return this.generation === undefined ? undefined : this.name(`page:${this.options.edition}:${this.options.contentOf()}:${this.generation}:${key}`);
  }
}
