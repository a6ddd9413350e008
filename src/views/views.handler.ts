import { Inject, Injectable, Logger } from '@nestjs/common';
import { getTRPCErrorFromUnknown } from '@trpc/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { keepKey, keptKeysIn, keyIn } from '../common/one-use-keys.js';
import { keepLocale, type Visitor } from '../common/visitor.js';
import { isOfCampaign, withoutCampaign } from '../contract/campaign-parameters.js';
import { Problem } from '../contract/errors.js';
import { isLocale, type Locale } from '../contract/locales.js';
import { keyFields } from '../contract/one-use-keys.js';
import { handoverPaths } from '../domain/handover.js';
import { problemOf } from '../shop-api/procedures.js';
import { Visits } from '../shop-api/visits.js';
import { KeptPages } from './kept/kept-pages.js';
import { publicPage } from './kept/send-kept.js';
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
    @Inject(Visits) private readonly visits: Visits,
    @Inject(KeptPages) private readonly kept: KeptPages,
    @Inject(OrderLinks) private readonly orderLinks: OrderLinks,
  ) {}

  async page(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { pathname, search } = pathOf(request.url);
    if (isMalformed(pathname)) throw new Problem('MALFORMED');
    if (notPages.test(pathname)) throw new Problem('NOT_FOUND', { instance: pathname });
    const visitor = this.visits.visitorOf(request);
    const tidy = tidied(pathname);
    const asked = search.get('locale');
    if (isLocale(asked)) return this.switchLocale(request, reply, visitor, asked, tidy, search);
    const held = keyIn(search);
    if (held) {
      search.set(held.field, keepKey(reply, keptKeysIn(request), held.key));
      return reply.header('cache-control', 'no-store').redirect(withSearch(tidy, search), 303);
    }
    if (OrderLinks.isIn(search)) return this.orderLinks.open(request, reply, tidy, search);
    const isFirstPage = search.get('page') === '1';
    if (isFirstPage) search.delete('page');
    const isTidy = tidy === pathname && !isFirstPage;
    const context = this.visits.contextOf(request, reply, 'server');
    const answer = await this.answer(request, reply, { visitor, pathname: tidy, search: withoutCampaign(search), host: request.host, context }, isTidy);
    if (!answer) return reply;
    if (answer.kind === 'redirect') return reply.redirect(withCampaign(answer.location, search), answer.status);
    if (!isTidy) return reply.redirect(withSearch(tidy, search), 301);
    return reply
      .status(answer.status)
      .headers(this.views.headersOf(answer.locale, answer.nonce))
      .header('cache-control', answer.isPrivate || keyFields.some((field) => search.has(field)) ? 'no-store' : publicPage)
      .type('text/html; charset=utf-8')
      .send(answer.html);
  }

  /** Returns the page, or an error page if it cannot be rendered; undefined if a cached page was sent. */
  private async answer(request: FastifyRequest, reply: FastifyReply, asked: PageRequest, isTidy: boolean): Promise<PageAnswer | undefined> {
    const made: { answer?: PageAnswer } = {};
    const render = async (isRenewal: boolean) => {
      made.answer = await this.views.answer(isRenewal ? patient(asked) : asked);
      return isPublic(made.answer) ? made.answer : undefined;
    };
    try {
      if (isTidy && (await this.kept.answer(request, reply, asked.visitor, render))) return undefined;
      const answer = made.answer ?? (await this.views.answer(asked));
      if (asked.context.call.timings) void reply.header('server-timing', String(asked.context.call.timings));
      return answer;
    } catch (error) {
      const problem = problemOf(getTRPCErrorFromUnknown(error));
      if (problem.code === 'INTERNAL') this.logger.error(`${asked.pathname} [${request.id}]`, error instanceof Error ? error.stack : String(error));
      if (problem.status === 503) void reply.header('retry-after', problem.extra.retryAfterSeconds ?? 5);
      return this.views.trouble(asked, { status: problem.status, reference: request.id });
    }
  }

  /** Stores the locale and redirects to the same page without `locale` in the query. On the host of a locale, redirects to the host of the new locale, and transfers cart and session. */
  private switchLocale(request: FastifyRequest, reply: FastifyReply, visitor: Visitor, locale: Locale, pathname: string, search: URLSearchParams): FastifyReply {
    search.delete('locale');
    keepLocale(reply, locale);
    const path = withSearch(pathname, search);
    if (!visitor.isLocaleOfHost) return reply.redirect(path, 302);
    // Cookies are limited to one host, so cart and session have to be transferred.
    const hasBelongings = locale !== visitor.locale && (visitor.cartToken ?? visitor.sessionToken) !== undefined;
    return reply.redirect(this.visits.originOf(locale, request.host) + (hasBelongings ? handoverPaths.begin({ from: visitor.locale, to: path }) : path), 302);
  }
}

/** Whether a page can be cached: the same for all visitors without cart and session, and indexable. */
const isPublic = (answer: PageAnswer): answer is Extract<PageAnswer, { kind: 'page' }> => answer.kind === 'page' && answer.status === 200 && !answer.isPrivate;
const patient = (asked: PageRequest): PageRequest => ({ ...asked, context: { ...asked.context, call: { ...asked.context.call, isPatient: true } } });

const pathOf = (url: string): { pathname: string; search: URLSearchParams } => {
  const cut = url.indexOf('?');
  return { pathname: cut < 0 ? url : url.slice(0, cut), search: new URLSearchParams(cut < 0 ? '' : url.slice(cut + 1)) };
};

/** Normalises a path: lower case, single slashes, no trailing slash. Browsers would read two leading slashes as another host. */
const tidied = (pathname: string): string =>
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
