import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONTENT_READS, type ContentReads } from '../common/content-reads.js';
import { longestAddress } from '../common/local-path.js';
import { Problem } from '../contract/errors.js';
import { Visits } from '../shop-api/visits.js';

/** Document that contains the room calculator. */
const calculator = 'advice:calculate-your-room';

/** Redirects to the page with the room calculator. Mails contain only the query of a room, because the path of the page is part of the content. */
@Controller('forms/room')
export class RoomLinkController {
  constructor(
    @Inject(CONTENT_READS) private readonly content: ContentReads,
    @Inject(Visits) private readonly visits: Visits,
  ) {}

  /** @throws Problem NOT_FOUND on a site without the calculator */
  @Get()
  open(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    const page = this.content.linksOf(this.visits.visitorOf(request).locale)[calculator];
    if (!page) throw new Problem('NOT_FOUND');
    const cut = request.url.indexOf('?');
    const room = cut < 0 || request.url.length > longestAddress ? '' : request.url.slice(cut);
    reply.redirect(page.href + room, 302);
  }
}
