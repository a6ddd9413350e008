import { Injectable } from '@nestjs/common';
import type { Locale } from '../../contract/locales.js';
import { href, type PlainRouteKey } from '../../contract/routes.js';
import { MailWriter } from './mail-writer.js';
import type { Fact } from './parts.js';
import type { Mail } from './mail.types.js';
import type { ShortMailKind } from './short-mail-kinds.js';

export interface ShortMail {
  to: string;
  locale: Locale;
  /** Name for the greeting, used only if it is plausible as a name. Absent: neutral greeting. */
  name?: string;
  /** Target of the button: a page with query parameters. */
  link?: { page: PlainRouteKey; query: Record<string, string> };
  args?: Record<string, string>;
  /** Paragraphs below the text. */
  facts?: readonly string[];
  /** Labelled facts below the text. */
  rows?: readonly Fact[];
}

/** Short mails, such as those about accounts, enquiries and the newsletter. */
@Injectable()
export class ShortMails {
  constructor(private readonly writer: MailWriter) {}

  write<Kind extends ShortMailKind>(kind: Kind, { to, locale, name, link, args = {}, facts = [], rows = [] }: ShortMail): Mail<Kind> {
    const address = link && this.writer.originOf(locale) + href(link.page, locale, undefined, link.query);
    return { kind, ...this.writer.compose({ to, locale, subject: `mail.${kind}.subject`, args }, 'short', { kind, name, address, facts, rows }) };
  }
}
