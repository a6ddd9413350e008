import { fastifyCookie } from '@fastify/cookie';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { randomRetryAfter } from '../common/admission/admission-hooks.js';
import { urgencyOfPage } from '../common/admission/urgency.js';
import { requestId } from '../common/fastify.js';
import { Metrics } from '../common/metrics/metrics.js';
import type { Visitor } from '../common/visitor.js';
import { shopApiHeaders } from '../contract/operation.js';
import { parseHost } from '../domain/hosts.js';
import { RequestContexts } from '../shop-api/context/request-contexts.js';
import { plainRequest } from './page-cache/plain-request.js';
import { pageRouteOf } from './page-route.js';
import { commonHeaders } from '../common/common-headers.js';
import { ViewsService } from './views.service.js';

/** Placeholder of the request id in a prepared page. */
const idPlaceholder = '00000000-0000-4000-8000-000000000000';
const unavailableStatus = 503;

/** The 503 page shown under overload. It is rendered once for each language and VAT view, so that only the request id has to be inserted. It has no scripts. */
@Injectable()
export class OverloadPages {
  private readonly ready = new Map<string, string>();

  constructor(
    @Inject(ViewsService) private readonly views: ViewsService,
    @Inject(RequestContexts) private readonly contexts: RequestContexts,
    @Inject(Metrics) private readonly metrics: Metrics,
  ) {}

  send(request: FastifyRequest, reply: FastifyReply, retryAfterSeconds: number): FastifyReply {
    const visitor = this.contexts.visitorOf(request);
    const ready = this.ready.get(nameOf(visitor)) ?? this.render(visitor, request, reply);
    const { headers, html } = this.fill(ready, visitor, request.id, retryAfterSeconds);
    return reply.status(unavailableStatus).headers(headers).send(html);
  }

  /**
   * Refuses a page request before Fastify handles it, because under overload most requests end here.
   * @returns false, without a response, for pages of a purchase, for requests that are not pages, and if the 503 page is not prepared yet
   */
  refuseEarly(request: IncomingMessage, response: ServerResponse): boolean {
    const plain = request.method === 'GET' ? plainRequest(request.rawHeaders) : undefined;
    if (!plain || !parseHost(plain.host)) return false;
    const { host, cookie, languages } = plain;
    const visitor = this.contexts.visitorOf({ host, cookies: cookie ? fastifyCookie.parse(cookie) : {}, headers: { 'accept-language': languages } });
    const route = pageRouteOf(request.url!, visitor.locale);
    const ready = this.ready.get(nameOf(visitor));
    if (!ready || route === 'notFound' || urgencyOfPage(route) !== 'usual') return false;
    this.metrics.count('shop_requests_refused_total', { urgency: 'usual' });
    const id = requestId(plain.requestId);
    const { headers, html } = this.fill(ready, visitor, id, randomRetryAfter());
    response.writeHead(unavailableStatus, { ...commonHeaders, [shopApiHeaders.requestId]: id, ...headers }).end(html);
    return true;
  }

  private fill(html: string, { locale }: Visitor, id: string, retryAfterSeconds: number): { headers: Record<string, string | number>; html: string } {
    const headers = { ...this.views.headersOf(locale, randomUUID()), 'retry-after': retryAfterSeconds, 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' };
    return { headers, html: html.replaceAll(idPlaceholder, id) };
  }

  private render(visitor: Visitor, request: FastifyRequest, reply: FastifyReply): string {
    const page = this.views.errorPage({ visitor, context: this.contexts.contextOf(request, reply, 'server') }, { status: unavailableStatus, reference: idPlaceholder });
    const made = page.html.toString();
    this.ready.set(nameOf(visitor), made);
    return made;
  }
}

const nameOf = ({ locale, vat }: Visitor): string => `${locale} ${vat}`;
