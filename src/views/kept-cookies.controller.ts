import { Controller, Get, Inject, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { keptPath, wayOn } from '../common/kept-cookies.js';
import { localPath } from '../common/local-path.js';
import { Visits } from '../shop-api/visits.js';

/** Target of the redirect after a form without JavaScript that set the first cookie. If the browser refused the cookie, the next page shows a notice. */
@Controller()
export class KeptCookiesController {
  constructor(@Inject(Visits) private readonly visits: Visits) {}

  @Get(keptPath)
  look(@Query('to') to: string | undefined, @Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    void reply.header('cache-control', 'no-store').redirect(wayOn(this.visits.visitorOf(request), localPath(to)), 303);
  }
}
