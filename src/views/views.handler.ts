import { Inject, Injectable, Logger } from '@nestjs/common';
import { getTRPCErrorFromUnknown } from '@trpc/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { describeError } from '../common/describe-error.js';
import { BRAND } from '../config/brand.js';
import type { Brand } from '../contract/brands.js';
import { withoutCampaign } from '../contract/campaign-parameters.js';
import { tokenFields } from '../contract/one-time-tokens.js';
import { RequestContexts } from '../shop-api/context/request-contexts.js';
import { problemOf } from '../shop-api/trpc/procedures.js';
import { AddressRedirects } from './address-redirects.js';
import { matchPage } from './match-page.js';
import { type PageAddress, pageAddressOf, withCampaign, withSearch } from './page-address.js';
import { pageCacheControl, sendRaw } from './page-cache/cached-response.js';
import { PageCacheService } from './page-cache/page-cache.service.js';
import { type PageRequest, withFreshData } from './page-request.js';
import type { PageResult, ProblemPage, Redirect, RenderedPage } from './page-result.js';
import { statusOf, ViewsService } from './views.service.js';

/** Seconds in `Retry-After` when the problem contains none. */
const defaultRetrySeconds = 5;

/** Handles every path without a route of its own as a page. Fastify calls it directly, because Nest's pipeline would take a tenth of the time of a page. */
@Injectable()
export class ViewsHandler {
  private readonly logger = new Logger('Views');

  constructor(
    @Inject(BRAND) private readonly brand: Brand,
    @Inject(RequestContexts) private readonly contexts: RequestContexts,
    @Inject(AddressRedirects) private readonly redirects: AddressRedirects,
    @Inject(ViewsService) private readonly views: ViewsService,
    @Inject(PageCacheService) private readonly cache: PageCacheService,
  ) {}

  /** Handles a page request: redirects by its query, or sends the page, from the cache or made now. */
  async page(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const address = pageAddressOf(request.url);
    const visitor = this.contexts.visitorOf(request);
    const redirect = await this.redirects.of(request, reply, visitor, address);
    if (redirect) return sendRedirect(reply, redirect);
    const { host, url } = request;
    const context = this.contexts.contextOf(request, reply, 'server');
    const cacheKey = address.normalized === undefined ? this.cache.keyOf(visitor, host, url) : undefined;
    const requested: PageRequest = { address, search: withoutCampaign(address.search), host, visitor, context, cacheKey, cachesContent: this.cache.isShared(url) };
    const result = await this.resultOf(requested);
    return this.send(request, reply, requested, result);
  }

  /** The page: kept in the cache, being made for another request, or made now. */
  private async resultOf(requested: PageRequest): Promise<PageResult> {
    const { pages } = this.cache;
    try {
      const kept = pages.find(requested.cacheKey);
      if (kept && pages.isDue(requested.cacheKey, kept)) this.renew(requested);
      const running = kept ? undefined : pages.running(requested.cacheKey);
      return kept ?? (running && (await running)) ?? (await pages.share(requested.cacheKey, this.makeAndStore(requested)));
    } catch (error) {
      return this.problemPage(requested, error);
    }
  }

  /** Makes a page and stores it, unless another storefront has made it. @throws as `make` */
  private async makeAndStore(requested: PageRequest): Promise<PageResult> {
    const { pages } = this.cache;
    const begin = pages.begin();
    return (await pages.findShared(requested.cacheKey, begin)) ?? pages.store(requested.cacheKey, await this.make(requested), begin);
  }

  /** Match, load, render. @throws errors of the procedures that the page needs */
  private async make(requested: PageRequest): Promise<RenderedPage | Redirect> {
    const { address, search, visitor } = requested;
    const match = matchPage(this.brand, visitor.locale, address.pathname);
    if (match.kind === 'moved') return movedTo(withSearch(match.ownPath, search), address);
    const loaded = await this.views.load(requested, match);
    if (loaded.kind === 'redirect') return { ...loaded, location: withCampaign(loaded.location, address.search) };
    if (match.ownPath !== undefined && statusOf(loaded) !== 404) return movedTo(withSearch(match.ownPath, search), address);
    if (address.normalized !== undefined) return { kind: 'redirect', status: 301, location: address.normalized };
    return this.views.render(requested, loaded);
  }

  /** Makes a stale page again. No request waits for it. */
  private renew(requested: PageRequest): void {
    const renewal = this.cache.pages.share(requested.cacheKey, this.makeAndStore(withFreshData(requested)));
    renewal.catch((error: unknown) => this.logger.warn(`A cached page could not be rendered again: ${describeError(error)}`));
  }

  private problemPage({ address, visitor, context }: PageRequest, error: unknown): ProblemPage {
    const { code, status, extra } = problemOf(getTRPCErrorFromUnknown(error));
    const { requestId } = context.call;
    if (code === 'INTERNAL') this.logger.error(`${address.pathname} [${requestId}]`, error instanceof Error ? error.stack : String(error));
    const page = this.views.errorPage(visitor, { status, reference: requestId });
    return status === 503 ? { ...page, retryAfterSeconds: extra.retryAfterSeconds ?? defaultRetrySeconds } : page;
  }

  private async send(request: FastifyRequest, reply: FastifyReply, { search, context }: PageRequest, result: PageResult): Promise<FastifyReply> {
    if (result.kind === 'stored') {
      const response = await this.cache.responseFor(request, result);
      reply.hijack();
      sendRaw(reply.raw, response);
      return reply;
    }
    const timings = result.kind === 'problem' ? undefined : context.call.timings;
    if (result.kind === 'redirect') return sendRedirect(timings ? reply.header('server-timing', String(timings)) : reply, result);
    if (result.kind === 'problem' && result.retryAfterSeconds !== undefined) void reply.header('retry-after', result.retryAfterSeconds);
    const isPrivate = result.kind === 'problem' || result.isPrivate || tokenFields.some((field) => search.has(field));
    const headers = this.views.headersOf(result.locale);
    return reply
      .status(result.status)
      .headers(timings ? { ...headers, 'server-timing': [headers['server-timing'], timings].filter(Boolean).join(', ') } : headers)
      .header('cache-control', isPrivate ? 'no-store' : pageCacheControl)
      .type('text/html; charset=utf-8')
      .send(result.html);
  }
}

const sendRedirect = (reply: FastifyReply, { status, location, headers = {} }: Redirect): FastifyReply => reply.headers(headers).redirect(location, status);

const movedTo = (location: string, { search }: PageAddress): Redirect => ({ kind: 'redirect', status: 301, location: withCampaign(location, search) });
