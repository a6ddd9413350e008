import { Injectable } from '@nestjs/common';
import type { Locale } from '../../contract/locales.js';
import type { EnquiryContent } from './enquiry-mail-view.js';
import { MailWriter } from './mail-writer.js';
import type { Mail } from './mail.types.js';

export interface ForwardedEnquiry extends EnquiryContent {
  to: string;
  locale: Locale;
  reference: string;
  /** Kind of enquiry, in the language of the reader. */
  kind: string;
  sender: string;
}

/** Mails to the shop about enquiries: each field with its label. A reply goes to the sender of the enquiry. */
@Injectable()
export class EnquiryMails {
  constructor(private readonly writer: MailWriter) {}

  /** Host of the site in a locale, for globally unique ids such as those of calendar events. */
  hostOf(locale: Locale): string {
    return new URL(this.writer.originOf(locale)).hostname;
  }

  /** URL of a path of the site. */
  addressOf(locale: Locale, path: string): string {
    return this.writer.originOf(locale) + path;
  }

  forwarded({ to, locale, reference, kind, sender, ...content }: ForwardedEnquiry): Mail<'enquiryForwarded'> {
    const mail = this.writer.compose({ to, locale, subject: 'mail.enquiryForwarded.subject', args: { reference, kind, sender } }, 'enquiry', content);
    return { kind: 'enquiryForwarded', ...mail, replyTo: sender };
  }
}
