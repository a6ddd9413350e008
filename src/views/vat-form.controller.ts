import { Body, Controller, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { localPath } from '../common/local-path.js';
import { setVatCookie } from '../common/visitor.js';
import { vatViews } from '../contract/locales.js';

/** VAT switch for browsers without JavaScript. */
@Controller('forms')
export class VatFormController {
  @Post('vat')
  choose(@Body() { view, back }: Record<string, string | undefined>, @Res() reply: FastifyReply): void {
    const chosen = vatViews.find((known) => known === view);
    if (chosen) setVatCookie(reply, chosen);
    void reply.redirect(localPath(back), 303);
  }
}
