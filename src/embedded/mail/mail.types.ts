import type { Locale } from '../../contract/locales.js';
import type { MailKind } from './mail-kinds.js';
import type { MailContent } from './mail-views.js';
import type { Attachment } from './mail.tables.js';

export interface Mail<Kind extends MailKind = MailKind> {
  kind: Kind;
  to: string;
  locale: Locale;
  subject: string;
  content: MailContent;
  /** Address for replies, if not the shop's. */
  replyTo?: string;
  headers?: Record<string, string>;
  attachments?: Attachment[];
  /** Order that a link in the mail opens. `linkHash` is the SHA-256 of the link's token. */
  opensOrder?: string;
  linkHash?: string;
}
