import { Inject, Injectable, Logger } from '@nestjs/common';
import { getTRPCErrorFromUnknown } from '@trpc/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { storedTokensIn, storeToken, tokenIn } from '../common/one-time-tokens.js';
import { setLocaleCookie, type Visitor } from '../common/visitor.js';
import { isOfCampaign, withoutCampaign } from '../contract/campaign-parameters.js';
import { Problem } from '../contract/errors.js';
import { isLocale, type Locale } from '../contract/locales.js';
import { tokenFields } from '../contract/one-time-tokens.js';
import { handoverPaths } from '../domain/handover.js';
import { problemOf } from '../shop-api/trpc/procedures.js';
import { ShopApiClient } from '../shop-api/client/shop-api.client.js';
import { RequestContexts } from '../shop-api/context/request-contexts.js';
import { PageCacheService } from './page-cache/page-cache.service.js';
import { pageCacheControl } from './page-cache/send-cached-page.js';
import { OrderLinks } from './order-links.js';
import { type PageAnswer, type PageRequest, ViewsService } from './views.service.js';

/** Path prefixes that are not pages: unknown paths below them return a plain 404. */
const notPages = /^\/(?:api|assets|media|fonts|icons|health|dev|forms|sitemaps|metrics)(?:\/|$)/i;

/** Handles every path without a route of its own as a page. Fastify calls it directly, because Nest's pipeline would take a tenth of the time of a page. */
@Injectable()
export class ViewsHandler {
  private readonly logger = new Logger('Views');

  constructor(
    @Inject(ViewsService) private readonly views: ViewsService,
    @Inject(RequestContexts) private readonly contexts: RequestContexts,
    @Inject(PageCacheService) private readonly pageCache: PageCacheService,
    @Inject(OrderLinks) private readonly orderLinks: OrderLinks,
    @Inject(ShopApiClient) private readonly shopApi: ShopApiClient,
  ) {}

  async page(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { pathname, search } = pathOf(request.url);
    if (isMalformed(pathname)) throw new Problem('MALFORMED');
    if (notPages.test(pathname)) throw new Problem('NOT_FOUND', { instance: pathname });
    const visitor = this.contexts.visitorOf(request);
    const normalized = normalizedPath(pathname);
    const requested = search.get('locale');
    if (isLocale(requested)) return this.switchLocale(request, reply, visitor, requested, normalized, search);
    const token = tokenIn(search);
    if (token) {
      search.set(token.field, storeToken(reply, storedTokensIn(request), token.key));
      return reply.header('cache-control', 'no-store').redirect(withSearch(normalized, search), 303);
    }
    if (OrderLinks.isIn(search)) return this.orderLinks.open(request, reply, normalized, search);
    const isFirstPage = search.get('page') === '1';
    if (isFirstPage) search.delete('page');
    const isNormalized = normalized === pathname && !isFirstPage;
    const context = this.contexts.contextOf(request, reply, 'server');
    const answer = await this.answer(request, reply, { visitor, pathname: normalized, search: withoutCampaign(search), host: request.host, context }, isNormalized);
    if (!answer) return reply;
    if (answer.kind === 'redirect') return reply.redirect(withCampaign(answer.location, search), answer.status);
    if (!isNormalized) return reply.redirect(withSearch(normalized, search), 301);
    return reply
      .status(answer.status)
      .headers(this.views.headersOf(answer.locale, answer.nonce))
      .header('cache-control', answer.isPrivate || tokenFields.some((field) => search.has(field)) ? 'no-store' : pageCacheControl)
      .type('text/html; charset=utf-8')
      .send(answer.html);
  }

  /** Returns the page, or an error page if it cannot be rendered; undefined if a cached page was sent. */
  private async answer(request: FastifyRequest, reply: FastifyReply, requested: PageRequest, isNormalized: boolean): Promise<PageAnswer | undefined> {
    const made: { answer?: PageAnswer } = {};
    const render = async (isRenewal: boolean) => {
      made.answer = await this.views.answer(isRenewal ? withFreshData(requested) : requested);
      return isPublic(made.answer) ? made.answer : undefined;
    };
    try {
      if (isNormalized && (await this.pageCache.handle(request, reply, requested.visitor, render))) return undefined;
      const answer = made.answer ?? (await this.views.answer(requested));
      if (requested.context.call.timings) void reply.header('server-timing', String(requested.context.call.timings));
      return answer;
    } catch (error) {
      const problem = problemOf(getTRPCErrorFromUnknown(error));
      if (problem.code === 'INTERNAL') this.logger.error(`${requested.pathname} [${request.id}]`, error instanceof Error ? error.stack : String(error));
      if (problem.status === 503) void reply.header('retry-after', problem.extra.retryAfterSeconds ?? 5);
      return this.views.errorPage(requested, { status: problem.status, reference: request.id });
    }
  }

  /** Stores the locale and redirects to the same page without `locale` in the query. On the host of a locale, redirects to the host of the new locale, and transfers cart and session. */
  private switchLocale(request: FastifyRequest, reply: FastifyReply, visitor: Visitor, locale: Locale, pathname: string, search: URLSearchParams): FastifyReply {
    search.delete('locale');
    setLocaleCookie(reply, locale);
    const path = withSearch(pathname, search);
    if (!visitor.isLocaleOfHost) return reply.redirect(path, 302);
    // Cookies are limited to one host, so cart and session have to be transferred.
    const hasCartOrSession = locale !== visitor.locale && (visitor.cartToken ?? visitor.sessionToken) !== undefined;
    const isHandedOver = hasCartOrSession && this.shopApi.capabilities.has('createHandover') && this.shopApi.capabilities.has('redeemHandover');
    return reply.redirect(this.contexts.originOf(locale, request.host) + (isHandedOver ? handoverPaths.begin({ from: visitor.locale, to: path }) : path), 302);
  }
}

/** Whether a page can be cached: the same for all visitors without cart and session, and indexable. */
const isPublic = (answer: PageAnswer): answer is Extract<PageAnswer, { kind: 'page' }> => answer.kind === 'page' && answer.status === 200 && !answer.isPrivate;
const withFreshData = (requested: PageRequest): PageRequest => ({ ...requested, context: { ...requested.context, call: { ...requested.context.call, requiresFresh: true } } });

const pathOf = (url: string): { pathname: string; search: URLSearchParams } => {
  const cut = url.indexOf('?');
  return { pathname: cut < 0 ? url : url.slice(0, cut), search: new URLSearchParams(cut < 0 ? '' : url.slice(cut + 1)) };
};

/** Normalises a path: lower case, single slashes, no trailing slash. Browsers would read two leading slashes as another host. */
const normalizedPath = (pathname: string): string =>
  pathname
    .replace(/[\\/]+/g, '/')
    .replace(/(?<=.)\/$/, '')
    .toLowerCase();

/** Whether a path contains invalid UTF-8 or control characters. */
const isMalformed = (pathname: string): boolean => {
  if (!pathname.includes('%')) return false;
  try {
    return hasControlCharacter(decodeURIComponent(pathname));
  } catch {
    return true;
  }
};
const hasControlCharacter = (text: string) => [...text].some((character) => character < ' ' || character === '\u007F');

/** Appends the campaign parameters of a request to a redirect. */
const withCampaign = (location: string, search: URLSearchParams): string => {
  const ofCampaign = new URLSearchParams([...search].filter(([name]) => isOfCampaign(name)));
  return ofCampaign.size ? `${location}${location.includes('?') ? '&' : '?'}${ofCampaign}` : location;
};

const withSearch = (path: string, search: URLSearchParams) => (search.size ? `${path}?${search}` : path);
