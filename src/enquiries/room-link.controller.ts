import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONTENT_READER, type ContentReader } from '../common/content-reader.js';
import { maxAddressLength } from '../common/local-path.js';
import { Problem } from '../contract/errors.js';
import { RequestContexts } from '../shop-api/context/request-contexts.js';

/** Document that contains the room calculator. */
const calculator = 'advice:calculate-your-room';

/** Redirects to the page with the room calculator. Mails contain only the query of a room, because the path of the page is part of the content. */
@Controller('forms/room')
export class RoomLinkController {
  constructor(
    @Inject(CONTENT_READER) private readonly content: ContentReader,
    @Inject(RequestContexts) private readonly contexts: RequestContexts,
  ) {}

  /** @throws Problem NOT_FOUND on a site without the calculator */
  @Get()
  open(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    const page = this.content.linksOf(this.contexts.visitorOf(request).locale)[calculator];
    if (!page) throw new Problem('NOT_FOUND');
    const cut = request.url.indexOf('?');
    const room = cut < 0 || request.url.length > maxAddressLength ? '' : request.url.slice(cut);
    reply.redirect(page.href + room, 302);
  }
}
