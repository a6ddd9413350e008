import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { renderSVG } from 'uqr';
import { localPath } from '../common/local-path.js';
import { longestCodePath, pageCodePath } from '../contract/page-code.js';

/** QR codes of pages for their printed version. */
@Controller()
export class PageCodeController {
  /** Contains an address of the requested host only. Longer paths lead to the home page, so that a code takes a few milliseconds at most. */
  @Get(pageCodePath)
  code(@Query('path') path: unknown, @Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    const own = typeof path === 'string' && path.length <= longestCodePath ? localPath(path) : '/';
    void reply
      .headers({ 'cache-control': 'public, max-age=86400', vary: 'Host' })
      .type('image/svg+xml')
      .send(renderSVG(`${request.protocol}://${request.host}${own}`, { ecc: 'L', border: 2 }));
  }
}
