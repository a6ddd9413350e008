import { Body, Controller, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { localPath } from '../common/local-path.js';
import { fieldIn, type Form } from '../common/posted-form.js';
import { setConsentCookie } from '../common/visitor.js';
import { optionalCategories } from '../contract/consent.js';

/** Consent form for browsers without JavaScript. */
@Controller('forms')
export class ConsentFormController {
  @Post('consent')
  choose(@Body() form: Form, @Res() reply: FastifyReply): void {
    const ticked = [form.category ?? []].flat();
    setConsentCookie(reply, { chosenAt: Math.floor(Date.now() / 1000), given: optionalCategories.filter((category) => ticked.includes(category)) });
    void reply.redirect(localPath(fieldIn(form, 'back')), 303);
  }
}
