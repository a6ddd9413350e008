import { fastifyCookie } from '@fastify/cookie';
import { LRUCache } from 'lru-cache';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { randomRetryAfter } from '../common/admission/admission-hooks.js';
import { urgencyOfPage } from '../common/admission/urgency.js';
import { commonHeaders } from '../common/common-headers.js';
import { requestId } from '../common/fastify.js';
import type { Metrics } from '../common/metrics/metrics.js';
import type { Visitor } from '../common/visitor.js';
import type { Locale } from '../contract/locales.js';
import { shopApiHeaders } from '../contract/operation.js';
import { parseHost } from '../domain/hosts.js';
import type { RequestContexts } from '../shop-api/context/request-contexts.js';
import type { OverloadPages } from './overload-pages.js';
import { type RawResponse, sendRaw } from './page-cache/cached-response.js';
import type { PageCacheService } from './page-cache/page-cache.service.js';
import { pageKeyOf, viewOf } from './page-cache/page-key.js';
import { type PlainRequest, plainRequest } from './page-cache/plain-request.js';
import { repairedUrl } from './page-address.js';
import { pageRouteOf } from './page-route.js';

interface EarlyResponsesOptions {
  cache: PageCacheService;
  overloadPages: OverloadPages;
  contexts: RequestContexts;
  metrics: Metrics;
  admission: {
    /** Whether admission control would refuse a usual request now. */
    wouldRefuse(request: IncomingMessage): boolean;
    /** Calls this when the turn of the refusal has come. */
    refuse(send: () => void): void;
  };
}

interface KeptPage {
  response: RawResponse;
  locale: Locale;
}

/** Responses without Fastify, which would double their cost: cached pages, and under overload refusals of pages. Also redirects of URLs that Fastify refuses. */
export class EarlyResponses {
  /** By host and languages. */
  private readonly viewsWithoutCookies = new LRUCache<string, string>({ max: 1000 });

  constructor(private readonly options: EarlyResponsesOptions) {}

  /** @returns whether a response was sent or will be; otherwise Fastify handles the request */
  handle(request: IncomingMessage, response: ServerResponse): boolean {
    const start = performance.now();
    const kept = this.keptPage(request);
    const early = kept?.response ?? redirectOfBroken(request);
    if (!early) return this.refuses(request, response);
    sendRaw(response, early);
    if (kept && this.options.metrics.isOn) this.measure(request.url!, kept.locale, early.status, start);
    return true;
  }

  /** A cached page, if it is fresh and ready in the requested encoding. */
  private keptPage({ method, httpVersionMajor, rawHeaders, url }: IncomingMessage): KeptPage | undefined {
    const { cache } = this.options;
    if (!cache.isOn || method !== 'GET' || httpVersionMajor !== 1) return undefined;
    const plain = plainRequest(rawHeaders);
    const key = plain && pageKeyOf(this.viewOf(plain), url!);
    const page = key === undefined ? undefined : cache.pages.fresh(key);
    if (!plain || !page) return undefined;
    const response = cache.readyResponseFor(plain, page);
    return response && { response, locale: page.locale };
  }

  /** Sends the 503 page, because under overload most requests end here; not for pages of a purchase, and for requests that are not pages. @returns whether it is or will be sent */
  private refuses(request: IncomingMessage, response: ServerResponse): boolean {
    const { overloadPages, metrics, admission } = this.options;
    if (!admission.wouldRefuse(request) || request.method !== 'GET') return false;
    const plain = plainRequest(request.rawHeaders);
    const visitor = plain && this.visitorOf(plain);
    if (!visitor) return false;
    const route = pageRouteOf(request.url!, visitor.locale);
    if (route === 'notFound' || urgencyOfPage(route) !== 'usual') return false;
    metrics.count('shop_requests_refused_total', { urgency: 'usual' });
    admission.refuse(() => {
      // The client has closed the connection while the refusal waited.
      if (response.destroyed) return;
      const id = requestId(plain.requestId);
      const { status, headers, html } = overloadPages.responseFor(visitor, id, randomRetryAfter());
      response.writeHead(status, { ...commonHeaders, [shopApiHeaders.requestId]: id, ...headers, 'content-length': html.length }).end(html, 'latin1');
    });
    return true;
  }

  /** The visitor of a request; undefined for an invalid host. */
  private visitorOf({ host, cookie, languages }: PlainRequest): Visitor | undefined {
    if (!parseHost(host)) return undefined;
    return this.options.contexts.visitorOf({ host, cookies: cookie ? fastifyCookie.parse(cookie) : {}, headers: { 'accept-language': languages } });
  }

  /** View of a request. Without cookies it depends only on host and languages, and is cached by these. */
  private viewOf(plain: PlainRequest): string | undefined {
    const { host, cookie, languages } = plain;
    if (cookie) return this.newViewOf(plain);
    const name = `${host} ${languages}`;
    const known = this.viewsWithoutCookies.get(name);
    if (known !== undefined) return known;
    const view = this.newViewOf(plain);
    if (view !== undefined) this.viewsWithoutCookies.set(name, view);
    return view;
  }

  private newViewOf(plain: PlainRequest): string | undefined {
    const visitor = this.visitorOf(plain);
    return visitor && viewOf(visitor, this.options.contexts.originOf(visitor.locale, plain.host));
  }

  /** Records the metrics of a response that bypasses Fastify. */
  private measure(url: string, locale: Locale, status: number, start: number): void {
    const { metrics } = this.options;
    metrics.count('shop_pages_sent_total', { source: 'kept' });
    const labels = { http_request_method: 'GET', http_route: pageRouteOf(url, locale), http_response_status_code: String(status) };
    metrics.observe('http_server_request_duration_seconds', labels, (performance.now() - start) / 1000);
  }
}

/** A redirect to the readable part of a URL with broken escapes; undefined for other requests. */
const redirectOfBroken = ({ method, url = '', headers }: IncomingMessage): RawResponse | undefined => {
  const location = method === 'GET' || method === 'HEAD' ? repairedUrl(url) : undefined;
  if (location === undefined) return undefined;
  return { status: 301, headers: { ...commonHeaders, [shopApiHeaders.requestId]: requestId(headers[shopApiHeaders.requestId]), location }, body: '' };
};
