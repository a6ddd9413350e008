import { Controller, Get, Inject, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieCheckPath, targetAfterCookieCheck } from '../common/cookie-check.js';
import { localPath } from '../common/local-path.js';
import { RequestContexts } from '../shop-api/context/request-contexts.js';

/** Target of the redirect after a form without JavaScript that set the first cookie. If the browser refused the cookie, the next page shows a notice. */
@Controller()
export class CookieCheckController {
  constructor(@Inject(RequestContexts) private readonly contexts: RequestContexts) {}

  @Get(cookieCheckPath)
  check(@Query('to') to: string | undefined, @Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    void reply.header('cache-control', 'no-store').redirect(targetAfterCookieCheck(this.contexts.visitorOf(request), localPath(to)), 303);
  }
}
