import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { commonHeaders } from '../../common/common-headers.js';
import { describeError } from '../../common/describe-error.js';
import { requestId } from '../../common/fastify.js';
import { Metrics } from '../../common/metrics/metrics.js';
import type { Visitor } from '../../common/visitor.js';
import { BRAND } from '../../config/brand.js';
import { ENVIRONMENT, type Environment } from '../../config/environment.js';
import { ContentService } from '../../content/content.service.js';
import type { Brand } from '../../contract/brands.js';
import { shopApiHeaders } from '../../contract/operation.js';
import { ShopApiClient } from '../../shop-api/client/shop-api.client.js';
import { RequestContexts } from '../../shop-api/context/request-contexts.js';
import type { StoredPage } from '../page-result.js';
import { SITE, type Site } from '../site.js';
import { ViewsService } from '../views.service.js';
import type { CachedPage } from './cached-page.js';
import { cachedResponse, encodingFor, type RawResponse } from './cached-response.js';
import type { Encoding } from './compress.js';
import { maxAge, PageCache } from './page-cache.js';
import { addressIn, pageKeyOf, viewOf } from './page-key.js';
import type { PlainRequest } from './plain-request.js';
import { SharedPageCache, type SharedPageCacheOptions } from './shared-page-cache.js';

/** Nest token of the Redis client for shared pages; undefined without `REDIS_URL`. */
export const PAGES_CLIENT = Symbol('PAGES_CLIENT');

const commonHeaderList = Object.entries(commonHeaders).flat();

/** The page cache of this process, its keys, responses and purges. Off in development, where pages change, and with `PAGE_CACHE=off`. */
@Injectable()
export class PageCacheService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('PageCache');
  readonly isOn: boolean;
  readonly pages: PageCache;
  private readonly shared: SharedPageCache | undefined;

  constructor(
    @Inject(SITE) { build }: Site,
    @Inject(ENVIRONMENT) { PAGE_CACHE }: Environment,
    @Inject(PAGES_CLIENT) client: SharedPageCacheOptions['client'] | undefined,
    @Inject(BRAND) { code }: Brand,
    @Inject(ViewsService) private readonly views: ViewsService,
    @Inject(RequestContexts) private readonly contexts: RequestContexts,
    @Inject(ShopApiClient) private readonly shopApi: ShopApiClient,
    @Inject(ContentService) content: ContentService,
    @Inject(Metrics) private readonly metrics: Metrics,
  ) {
    this.isOn = PAGE_CACHE === 'on' && build !== undefined;
    if (this.isOn && client) {
      const onFailure = (error: unknown) => this.logger.warn(`The page cache is not shared while Redis fails: ${describeError(error)}`);
      const options = { client, edition: `${code}:${build}`, shop: code, contentOf: () => content.fingerprint(), maxAge };
      this.shared = new SharedPageCache({ ...options, onFailure, onPurge: () => this.clear() });
    }
    this.pages = new PageCache(this.shared);
    content.onReplaced(() => this.pages.clear());
    metrics.gauge('shop_pages_kept_bytes', () => this.pages.bytes);
  }

  onApplicationBootstrap(): void {
    this.shared?.open();
  }

  onApplicationShutdown(): void {
    this.shared?.close();
  }

  /** Clears the page cache and outdates cached reads, here and in all storefronts that share pages. */
  async invalidate(): Promise<void> {
    this.clear();
    await this.shared?.purge();
  }

  /** Key of a page; undefined if it must not be cached. @param host of the request, with the port */
  keyOf(visitor: Visitor, host: string, url: string): string | undefined {
    return this.isOn ? pageKeyOf(viewOf(visitor, this.contexts.originOf(visitor.locale, host)), url) : undefined;
  }

  /** Whether pages at a URL are the same for many visitors, except what they show of a cart or a session. */
  isShared(url: string): boolean {
    return this.isOn && addressIn(url) !== undefined;
  }

  /** The response with a page. It is compressed if necessary. */
  async responseFor({ id, headers }: FastifyRequest, { page, source }: StoredPage): Promise<RawResponse> {
    this.metrics.count('shop_pages_sent_total', { source });
    const encoding = encodingFor(headers['accept-encoding']);
    return this.responseOf(page, await page.body(encoding), { id, encoding, known: headers['if-none-match'] });
  }

  /** The response with a page, if it is ready in the requested encoding. */
  readyResponseFor({ requestId: id, encodings, known }: PlainRequest, page: CachedPage): RawResponse | undefined {
    const encoding = encodingFor(encodings);
    const body = page.readyBody(encoding);
    return body && this.responseOf(page, body, { id: requestId(id), encoding, known });
  }

  private responseOf(page: CachedPage, body: Buffer, { id, encoding, known }: { id: string; encoding: Encoding | undefined; known: string | undefined }): RawResponse {
    const always = [shopApiHeaders.requestId, id, ...commonHeaderList, 'age', String(this.pages.ageOf(page))];
    return cachedResponse({ page, body, encoding, known, always, ofPage: this.views.headersOf(page.locale) });
  }

  private clear(): void {
    this.shopApi.expireCache();
    this.pages.clear();
  }
}
