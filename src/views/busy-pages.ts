import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { Visits } from '../shop-api/visits.js';
import { ViewsService } from './views.service.js';

interface Busy {
  html: string;
  nonce: string;
}
/** Stands for the request's id in a ready page. */
const anyId = '00000000-0000-4000-8000-000000000000';
const unavailable = 503;

/** What a visitor sees whom nobody has time for: rendered once for each language and VAT view, and ready but for its nonce and the request's id. */
@Injectable()
export class BusyPages {
  private readonly ready = new Map<string, Busy>();

  constructor(
    @Inject(ViewsService) private readonly views: ViewsService,
    @Inject(Visits) private readonly visits: Visits,
  ) {}

  send(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const visitor = this.visits.visitorOf(request);
    const name = `${visitor.locale} ${visitor.vat}`;
    const known = this.ready.get(name) ?? this.make(request, reply);
    this.ready.set(name, known);
    const nonce = randomUUID();
    return reply
      .status(unavailable)
      .headers(this.views.headersOf(visitor.locale, nonce))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(known.html.replaceAll(known.nonce, nonce).replaceAll(anyId, request.id));
  }

  private make(request: FastifyRequest, reply: FastifyReply): Busy {
    const page = this.views.trouble({ visitor: this.visits.visitorOf(request), context: this.visits.contextOf(request, reply, 'server') }, unavailable, anyId);
    if (page.kind !== 'page') throw new Error('What is wrong is told on a page');
    return { html: page.html.toString(), nonce: page.nonce };
  }
}
