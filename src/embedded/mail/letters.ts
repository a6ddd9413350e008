import { Injectable } from '@nestjs/common';
import { createElement } from 'react';
import type { Locale } from '../../contract/locales.js';
import { href, type PlainRouteKey } from '../../contract/routes.js';
import { LetterMail } from './letter-mail.js';
import { MailWriter } from './mail-writer.js';
import type { Fact } from './parts.js';
import type { Mail } from './outbox.service.js';

/** Kinds of letters: `components.mail.<kind>` holds subject, heading, intro and, with a link, button. */
export const letterKinds = [
  'registration',
  'registrationKnown',
  'passwordReset',
  'passwordChanged',
  'secondFactorOn',
  'secondFactorOff',
  'recoveryCodeUsed',
  'emailChange',
  'emailChangeNotice',
  'accountDeleted',
  'enquiryReceived',
  'appointmentHeld',
  'appointmentConfirmed',
  'appointmentCancelled',
  'newsletterConfirm',
  'newsletterWelcome',
] as const;
export type LetterKind = (typeof letterKinds)[number];

export interface Letter {
  to: string;
  locale: Locale;
  /** Who is greeted, if it can be a name; absent: nobody by name. */
  name?: string;
  /** Where the button leads: a page with its query. */
  link?: { page: PlainRouteKey; query: Record<string, string> };
  args?: Record<string, string>;
  /** Said below the text, one a paragraph. */
  facts?: readonly string[];
  /** Facts with their names. */
  rows?: readonly Fact[];
}

/** Short mails that are about no order of their own. */
@Injectable()
export class Letters {
  constructor(private readonly writer: MailWriter) {}

  write<Kind extends LetterKind>(kind: Kind, { to, locale, name, link, args = {}, facts = [], rows = [] }: Letter): Mail<Kind> {
    const address = link && this.writer.originOf(locale) + href(link.page, locale, undefined, link.query);
    return { kind, ...this.writer.write({ to, locale, subject: `mail.${kind}.subject`, args }, createElement(LetterMail, { kind, name, address, facts, rows })) };
  }
}
