import { fastifyCookie } from '@fastify/cookie';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { describeError } from '../../common/describe-error.js';
import { requestId } from '../../common/fastify.js';
import { Metrics } from '../../common/metrics/metrics.js';
import type { Visitor } from '../../common/visitor.js';
import { BRAND } from '../../config/brand.js';
import { ENVIRONMENT, type Environment } from '../../config/environment.js';
import { ContentService } from '../../content/content.service.js';
import type { Brand } from '../../contract/brands.js';
import { shopApiHeaders } from '../../contract/operation.js';
import { parseHost } from '../../domain/hosts.js';
import { ShopApiClient } from '../../shop-api/client/shop-api.client.js';
import { RequestContexts } from '../../shop-api/context/request-contexts.js';
import { commonHeaders } from '../../common/common-headers.js';
import { pageRouteOf } from '../page-route.js';
import { SITE, type Site } from '../site.js';
import { ViewsService } from '../views.service.js';
import { maxAge, PageCache, type RenderPage } from './page-cache.js';
import type { CachedPage } from './cached-page.js';
import { addressIn, viewOf } from './page-key.js';
import { type PlainRequest, plainRequest } from './plain-request.js';
import { type CachedResponse, encodingFor, sendCachedPage } from './send-cached-page.js';
import { SharedPageCache } from './shared-page-cache.js';

const commonHeaderList = Object.entries(commonHeaders).flat();

/** Page cache: complete responses for visitors without cart and session. Off in development, where pages change, and with `PAGE_CACHE=off`. */
@Injectable()
export class PageCacheService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('PageCache');
  private readonly isOn: boolean;
  private readonly sharedCache: SharedPageCache | undefined;
  private readonly cache: PageCache;
  private readonly viewsWithoutCookies = new LRUCache<string, string>({ max: 1000 });

  constructor(
    @Inject(SITE) { build }: Site,
    @Inject(ENVIRONMENT) { PAGE_CACHE, REDIS_URL }: Environment,
    @Inject(BRAND) { code }: Brand,
    @Inject(ViewsService) private readonly views: ViewsService,
    @Inject(RequestContexts) private readonly contexts: RequestContexts,
    @Inject(ShopApiClient) private readonly shopApi: ShopApiClient,
    @Inject(ContentService) private readonly content: ContentService,
    @Inject(Metrics) private readonly metrics: Metrics,
  ) {
    this.isOn = PAGE_CACHE === 'on' && build !== undefined;
    if (this.isOn && REDIS_URL) {
      const onFailure = (error: unknown) => this.logger.warn(`The page cache is not shared while Redis fails: ${describeError(error)}`);
      this.sharedCache = new SharedPageCache({ url: REDIS_URL, edition: `${code}:${build}`, shop: code, maxAge, onFailure, onPurge: () => this.clearCaches() });
    }
    this.cache = new PageCache(this.sharedCache, (error) => this.logger.warn(`A cached page could not be rendered again: ${describeError(error)}`));
    metrics.gauge('shop_pages_kept_bytes', () => this.cache.bytes);
  }

  onApplicationBootstrap(): void {
    this.sharedCache?.setContent(this.content.fingerprint());
    this.content.onReplaced(() => {
      this.cache.clear();
      this.sharedCache?.setContent(this.content.fingerprint());
    });
    this.sharedCache?.open();
  }

  onApplicationShutdown(): void {
    this.sharedCache?.close();
  }

  /** Clears the page cache and outdates cached reads, here and in all storefronts that share pages. */
  async invalidate(): Promise<void> {
    this.clearCaches();
    await this.sharedCache?.purge();
  }

  /**
   * Sends a cached page before Fastify handles the request, if it is fresh and ready in the requested encoding.
   * @returns false, without a response, in all other cases
   */
  handleEarly(request: IncomingMessage, response: ServerResponse): boolean {
    const start = performance.now();
    const plain = this.isOn && request.method === 'GET' && request.httpVersionMajor === 1 ? plainRequest(request.rawHeaders) : undefined;
    const view = plain && this.viewFor(plain);
    const address = view && addressIn(request.url!);
    const page = address && this.cache.fresh(`${view} ${address}`);
    if (!page) return false;
    const encoding = encodingFor(plain.encodings);
    const body = page.readyBody(encoding);
    if (!body) return false;
    this.send(response, requestId(plain.requestId), { page, body, encoding, known: plain.known });
    if (this.metrics.isOn) this.measure(request.url!, page, response.statusCode, start);
    return true;
  }

  /**
   * Sends a page, cached or newly rendered.
   * @returns false, without a response, if the page must not be cached
   * @throws errors of `render`
   */
  async handle(request: FastifyRequest, reply: FastifyReply, visitor: Visitor, render: RenderPage): Promise<boolean> {
    const view = this.isOn ? viewOf(visitor, this.contexts.originOf(visitor.locale, request.host)) : undefined;
    const address = view && addressIn(request.url);
    let isRendered = false;
    const rendering: RenderPage = (isRenewal) => {
      isRendered ||= !isRenewal;
      return render(isRenewal);
    };
    const page = address && (await this.cache.get(`${view} ${address}`, rendering));
    if (!page) return false;
    this.metrics.count('shop_pages_sent_total', { source: isRendered ? 'rendered' : 'kept' });
    const encoding = encodingFor(request.headers['accept-encoding']);
    const body = await page.body(encoding);
    reply.hijack();
    this.send(reply.raw, request.id, { page, body, encoding, known: request.headers['if-none-match'] });
    return true;
  }

  /** View of a request. Without cookies it depends only on host and languages, and is cached by these. */
  private viewFor({ host, cookie, languages }: PlainRequest): string | undefined {
    const make = () => {
      if (!parseHost(host)) return undefined;
      const visitor = this.contexts.visitorOf({ host, cookies: cookie ? fastifyCookie.parse(cookie) : {}, headers: { 'accept-language': languages } });
      return viewOf(visitor, this.contexts.originOf(visitor.locale, host));
    };
    if (cookie) return make();
    const plain = `${host} ${languages}`;
    const known = this.viewsWithoutCookies.get(plain);
    if (known !== undefined) return known;
    const view = make();
    if (view !== undefined) this.viewsWithoutCookies.set(plain, view);
    return view;
  }

  private send(response: ServerResponse, id: string, answer: Pick<CachedResponse, 'page' | 'body' | 'encoding' | 'known'>): void {
    const nonce = randomUUID();
    const always = [shopApiHeaders.requestId, id, ...commonHeaderList, 'age', String(this.cache.ageOf(answer.page))];
    sendCachedPage(response, { ...answer, nonce, always, ofPage: this.views.headersOf(answer.page.locale, nonce) });
  }

  /** Records the metrics of responses that bypass Fastify. */
  private measure(url: string, { locale }: CachedPage, status: number, start: number): void {
    this.metrics.count('shop_pages_sent_total', { source: 'kept' });
    const labels = { http_request_method: 'GET', http_route: pageRouteOf(url, locale), http_response_status_code: String(status) };
    this.metrics.observe('http_server_request_duration_seconds', labels, (performance.now() - start) / 1000);
  }

  private clearCaches(): void {
    this.shopApi.expireCache();
    this.cache.clear();
  }
}
