import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { describeError } from '../common/describe-error.js';
import { BRAND } from '../config/brand.js';
import { ENVIRONMENT, type Environment } from '../config/environment.js';
import type { Brand } from '../contract/brands.js';
import { Problem } from '../contract/errors.js';
import { type Locale, locales } from '../contract/locales.js';
import { originOf } from '../domain/hosts.js';
import { ShopApiClient } from '../shop-api/client/shop-api.client.js';
import { type FeedCounts, FeedSource, feedText } from './write-feed.js';

const minute = 60_000;
/** Pause after a failure in milliseconds; it doubles up to the limit. The first ones are short, because an embedded Shop API may still be starting. */
const firstPause = 2000;
const longestPause = 5 * minute;

/** A stored feed. */
export interface StoredFeed {
  content: Readable;
  size: number;
  madeAt: Date;
}

/** Makes the product feed of each locale in the background, and stores it in a file, so that a request only sends the file. */
@Injectable()
export class ProductFeed implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('ProductFeed');
  private readonly folder: string;
  private readonly stopping = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private pause = firstPause;

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(BRAND) private readonly brand: Brand,
    @Inject(ShopApiClient) private readonly shopApi: ShopApiClient,
  ) {
    this.folder = join(environment.DATA_DIR, 'product-feed');
  }

  /** Stored feeds are used after a restart until they are due. */
  async onApplicationBootstrap(): Promise<void> {
    const oldest = Math.min(...(await Promise.all(locales.map(async (locale) => (await this.madeAt(locale))?.getTime() ?? 0))));
    this.schedule(Math.max(0, oldest + this.period - Date.now()));
  }

  onApplicationShutdown(): void {
    this.stopping.abort();
    clearTimeout(this.timer);
  }

  /** The stored feed of a locale. @throws Problem UNAVAILABLE until it was made for the first time */
  async open(locale: Locale): Promise<StoredFeed> {
    const found = await stat(this.fileOf(locale)).catch(() => undefined);
    if (!found) throw new Problem('UNAVAILABLE', { retryAfterSeconds: 60 });
    return { content: createReadStream(this.fileOf(locale)), size: found.size, madeAt: found.mtime };
  }

  /** Makes the feeds of all locales, one after the other. A feed that cannot be completed leaves the stored one unchanged. */
  async make(): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    for (const locale of locales) {
      const { items, leftOut } = await this.makeOne(locale);
      this.logger.log(`Product feed ${locale}: ${items} products, ${leftOut} left out`);
    }
  }

  private async makeOne(locale: Locale): Promise<FeedCounts> {
    const { DOMAIN_SUFFIX, publicUrl } = this.environment;
    const origin = originOf(this.brand, locale, { domainSuffix: DOMAIN_SUFFIX, requestHost: new URL(publicUrl).host });
    const source = new FeedSource(this.shopApi, { shop: this.brand.code, locale, requestId: 'product-feed' });
    const counts = { items: 0, leftOut: 0 };
    const part = `${this.fileOf(locale)}.part`;
    await pipeline(Readable.from(feedText(source, { brand: this.brand, locale, origin }, counts)), createWriteStream(part), { signal: this.stopping.signal });
    await rename(part, this.fileOf(locale));
    return counts;
  }

  private schedule(after: number): void {
    this.timer = setTimeout(() => void this.refresh(), after).unref();
  }

  private async refresh(): Promise<void> {
    try {
      if (!this.shopApi.capabilities.has('listProducts')) throw new Error('the Shop API has no listProducts, and CATALOGUE_URL is not set');
      await this.make();
      this.pause = firstPause;
      this.schedule(this.period);
    } catch (error) {
      if (this.stopping.signal.aborted) return;
      if (this.pause > minute) this.logger.warn(`The product feed could not be made and will be retried: ${describeError(error)}`);
      this.schedule(this.pause);
      this.pause = Math.min(this.pause * 2, longestPause);
    }
  }

  private get period(): number {
    return this.environment.PRODUCT_FEED_MINUTES * minute;
  }

  private fileOf(locale: Locale): string {
    return join(this.folder, `${locale}.xml`);
  }

  private async madeAt(locale: Locale): Promise<Date | undefined> {
    return stat(this.fileOf(locale)).then(
      ({ mtime }) => mtime,
      () => undefined,
    );
  }
}
