import { Inject, Injectable } from '@nestjs/common';
import { I18nService } from 'nestjs-i18n';
import { BRAND } from '../../config/brand.js';
import { ENVIRONMENT, type Environment } from '../../config/environment.js';
import type { Brand } from '../../contract/brands.js';
import { type Locale, localeTable } from '../../contract/locales.js';
import { href, type PlainRouteKey } from '../../contract/routes.js';
import { html } from '../html.js';
import { ink, mailFrame, muted, primary, type Say } from './mail.frame.js';
import type { Mail } from './outbox.service.js';
import { siteOrigin } from './site-origin.js';

/** Kinds of letters: `components.mail.<kind>` holds subject, heading, intro and, with a link, button. */
export type LetterKind =
  | 'registration'
  | 'registrationKnown'
  | 'passwordReset'
  | 'emailChange'
  | 'emailChangeNotice'
  | 'accountDeleted'
  | 'orderCancelled'
  | 'orderStopped'
  | 'orderStoppedPaid'
  | 'withdrawalReceived'
  | 'enquiryReceived'
  | 'enquiryForwarded'
  | 'newsletterConfirm';

export interface Letter {
  to: string;
  locale: Locale;
  /** Who is greeted; absent: nobody by name. */
  name?: string;
  /** Where the button leads: a page with its query. */
  link?: { page: PlainRouteKey; query: Record<string, string> };
  args?: Record<string, string>;
  /** Facts below the text, one a line. */
  facts?: readonly string[];
}

/** What a person typed must not be read as a reference to another text. */
export const typed = (text: string): string => text.replaceAll('$t(', '$t (');

/** Short mails: a heading, a few sentences, at most one button. */
@Injectable()
export class Letters {
  constructor(
    private readonly i18n: I18nService,
    @Inject(BRAND) private readonly brand: Brand,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  write(kind: LetterKind, { to, locale, name, link, args = {}, facts = [] }: Letter): Mail {
    const shop = this.brand.siteName;
    const known = { shop, email: this.brand.email, phone: this.brand.phone[localeTable[locale].country] };
    const given = Object.fromEntries(Object.entries(args).map(([key, value]) => [key, typed(value)]));
    const say: Say = (key, more = {}) => this.i18n.translate(`components.mail.${key}`, { lang: locale, args: { ...known, ...given, ...more } });
    const heading = say(`${kind}.heading`);
    const greeting = name ? say('greeting', { name: typed(name) }) : say('greetingAll');
    const paragraphs = [greeting, say(`${kind}.intro`), ...facts];
    const address = link && this.addressOf(locale, link);
    const ending = [say('questions'), say('closing'), say('team')];
    const button = address
      ? [
          html`<p style="margin:24px 0;"><a href="${address}" style="background:${primary};color:${ink};padding:14px 22px;border-radius:10px;font-weight:600;text-decoration:none;display:inline-block;">${say(`${kind}.button`)}</a></p>`,
        ]
      : [];
    const body = html`${paragraphs.map((text) => html`<p style="margin:0 0 12px;">${text}</p>`)}${button}<p style="margin:20px 0 0;color:${muted};">${ending[0]!}</p><p style="margin:20px 0 0;">${ending[1]!}<br>${ending[2]!}</p>`;
    const text = [heading, ...paragraphs, ...(address ? [address] : []), ending[0], `${ending[1]}\n${ending[2]}`].join('\n\n');
    return { to, locale, subject: say(`${kind}.subject`), html: mailFrame(locale, { shop, heading }, body), text };
  }

  private addressOf(locale: Locale, { page, query }: NonNullable<Letter['link']>): string {
    return siteOrigin(this.brand, this.environment, locale) + href(page, locale, undefined, query);
  }
}
