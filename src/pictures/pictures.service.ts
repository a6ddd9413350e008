import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { join } from 'node:path';
import { ConcurrencyLimiter } from '../common/concurrency-limiter.js';
import { describeError } from '../common/describe-error.js';
import { keyInFile } from '../common/key-file.js';
import { Metrics } from '../common/metrics/metrics.js';
import { ENVIRONMENT, type Environment } from '../config/environment.js';
import { Problem } from '../contract/errors.js';
import { ShopApiClient } from '../shop-api/client/shop-api.client.js';
import { PictureFetcher } from './fetch-picture.js';
import { type ForeignPicture, foreignPicturesIn } from './local-pictures.js';
import { type Copy, PictureAddress, type RequestedCopy } from './picture-address.js';
import { PictureFault } from './picture-fault.js';
import { PictureSources } from './picture-sources.js';
import { type Facts, PictureStore } from './picture-store.js';
import { copyOf, readPicture } from './read-picture.js';

const minute = 60_000;
const day = 1440 * minute;
/** Milliseconds until the next attempt after a number of failures: a minute, five times as long after each further one, at most a day. */
export const backoffAfter = (failures: number): number => Math.min(day, minute * 5 ** (failures - 1));
/** Milliseconds in which a reason is logged once for each host. */
const quietFor = 3_600_000;
/** Assumed size of a picture until it is known, when the Shop API does not send one. */
const usualSize = { width: 1200, height: 900 };
const maxSide = 20_000;

const isSide = (pixels: number): boolean => Number.isInteger(pixels) && pixels > 0 && pixels <= maxSide;

/** A copy that can be sent. */
export interface ReadyCopy {
  /** Below the content folder. */
  path: string;
  content: string;
}

/**
 * Pictures that the Shop API names on other hosts. A page contains addresses of the storefront for them and never waits: the first page that
 * names a picture queues the fetch. Copies are made when they are requested.
 */
@Injectable()
export class Pictures implements OnApplicationShutdown {
  readonly store: PictureStore;
  private readonly logger = new Logger('Pictures');
  private readonly sources: PictureSources;
  private readonly fetcher: PictureFetcher;
  private address: Promise<PictureAddress> | undefined;
  /** Fetches wait for the network, decoding and encoding for one core. */
  private readonly fetches = new ConcurrencyLimiter(3, 2000);
  private readonly encodings = new ConcurrencyLimiter(1, 500);
  private readonly running = new Map<string, Promise<unknown>>();
  private readonly logged = new LRUCache<string, true>({ max: 1000, ttl: quietFor });

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(ShopApiClient) client: ShopApiClient,
    @Inject(Metrics) private readonly metrics: Metrics,
  ) {
    this.sources = new PictureSources(environment.pictureHosts, client.url, environment.clearText);
    this.fetcher = new PictureFetcher(this.sources);
    this.store = new PictureStore(join(environment.DATA_DIR, 'pictures'), environment.PICTURE_SPACE_MB * 1_000_000);
    client.localisePictures = (response) => this.localise(response);
    metrics.gauge('shop_pictures_waiting', () => this.fetches.queued + this.encodings.queued);
    metrics.gauge('shop_pictures_kept_bytes', () => this.store.bytes);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.fetcher.close();
  }

  /** Replaces the pictures of other hosts in a response by those of the storefront. Never fails: a picture that cannot be used becomes an empty frame. */
  async localise(response: unknown): Promise<void> {
    await Promise.all(foreignPicturesIn(response).map((picture) => this.replace(picture)));
  }

  /** The addresses of copies. */
  addresses(): Promise<PictureAddress> {
    const { PICTURE_KEY, DATA_DIR } = this.environment;
    this.address ??= (PICTURE_KEY === undefined ? keyInFile(join(DATA_DIR, 'pictures.key')) : Promise.resolve(PICTURE_KEY)).then((key) => new PictureAddress(key));
    // A full disk is tried again.
    this.address.catch(() => (this.address = undefined));
    return this.address;
  }

  /** The size that a page reserves for a picture. */
  async sizeOf(source: string): Promise<{ width: number; height: number }> {
    return (await this.store.factsOf(source)) ?? usualSize;
  }

  /** Makes a copy unless it exists. @returns undefined: the picture cannot be had now */
  async copyOf({ source, width, format }: RequestedCopy): Promise<ReadyCopy | undefined> {
    const url = this.sources.urlOf(source);
    const known = await this.store.factsOf(source);
    if (!url || (known && known.failures > 0 && known.content === null && known.dueAt > Date.now())) return undefined;
    const kept = known?.content && (await this.store.has(known.content)) ? known.content : undefined;
    const content = kept ?? (await this.refresh(source, url)).content;
    if (content === null || !(await this.store.has(content))) return undefined;
    return { content, path: await this.madeCopy(content, { width, format }) };
  }

  private async replace(picture: ForeignPicture): Promise<void> {
    const { file: source } = picture;
    picture.file = '';
    const url = this.sources.urlOf(source);
    if (!url) return this.warn(hostIn(source), 'it is not on a host that PICTURE_HOSTS names', source);
    try {
      const facts = (await this.store.factsOf(source)) ?? this.firstSightOf(source, picture);
      if (facts.dueAt <= Date.now()) this.refresh(source, url).catch(() => undefined);
      picture.file = (await this.addresses()).fileOf(source, facts.content);
      picture.width = facts.width;
      picture.height = facts.height;
      picture.placeholder = facts.placeholder;
    } catch (error) {
      this.logger.error(`A picture has no address: ${describeError(error)}`);
    }
  }

  private firstSightOf(source: string, stated: ForeignPicture): Facts {
    const size = isSide(stated.width) && isSide(stated.height) ? { width: stated.width, height: stated.height } : usualSize;
    const facts: Facts = { source, ...size, placeholder: null, content: null, failures: 0, dueAt: 0 };
    this.store.remember(facts);
    return facts;
  }

  /** Runs work once for all who ask for it at the same time. */
  private shared<Value>(key: string, work: () => Promise<Value>): Promise<Value> {
    const running = this.running.get(key) as Promise<Value> | undefined;
    if (running) return running;
    const started = work().finally(() => this.running.delete(key));
    this.running.set(key, started);
    return started;
  }

  /** Fetches a picture, or its new content. @throws Problem UNAVAILABLE when too many wait */
  private refresh(source: string, url: URL): Promise<Facts> {
    return this.shared(`fetch ${source}`, async () => {
      const known = (await this.store.factsOf(source)) ?? this.firstSightOf(source, { ...usualSize, file: source, alt: '' });
      const next = await this.attempt(url, known);
      await this.store.write(next);
      return next;
    });
  }

  private async attempt(url: URL, known: Facts): Promise<Facts> {
    const validators = known.content !== null && (await this.store.has(known.content)) ? known : {};
    try {
      const fetched = await this.fetches.run(() => this.fetcher.fetch(url, validators));
      if (!fetched) return { ...known, failures: 0, dueAt: Date.now() + day };
      const read = await this.encodings.run(() => readPicture(fetched.content));
      await this.store.keep(read);
      this.metrics.count('shop_pictures_fetched_total', { outcome: 'ok' });
      const { content, width, height, placeholder } = read;
      const { etag, lastModified } = fetched;
      return { source: known.source, content, width, height, placeholder, ...(etag && { etag }), ...(lastModified && { lastModified }), failures: 0, dueAt: Date.now() + day };
    } catch (error) {
      // Too many wait: the next request tries again.
      if (error instanceof Problem) throw error;
      this.metrics.count('shop_pictures_fetched_total', { outcome: error instanceof PictureFault ? error.kind : 'failed' });
      this.warn(url.host, error instanceof PictureFault ? error.message : describeError(error), url.origin + url.pathname);
      return { ...known, failures: known.failures + 1, dueAt: Date.now() + backoffAfter(known.failures + 1) };
    }
  }

  private madeCopy(content: string, { width, format }: Copy): Promise<string> {
    const name = `${width ?? 'full'}.${format}`;
    const path = this.store.pathOf(content, name);
    return this.shared(path, async () => {
      if (await this.store.hasCopy(content, name)) return path;
      await this.encodings.run(async () => this.store.keepCopy(content, name, await copyOf(await this.store.masterOf(content), width, format)));
      return path;
    });
  }

  private warn(host: string, reason: string, address: string): void {
    const key = `${host} ${reason}`;
    if (this.logged.has(key)) return;
    this.logged.set(key, true);
    this.logger.warn(`The picture ${JSON.stringify(address.slice(0, 300))} cannot be shown: ${reason}. Logged once an hour for each host and reason.`);
  }
}

const hostIn = (source: string): string => (URL.canParse(source) ? new URL(source).host : '');
