import type { mailTable } from './mail.tables.js';

export type StoredMail = typeof mailTable.$inferSelect;
export interface Sender {
  name: string;
  address: string;
}

/** Delivers one mail; resolves when it is safely out of our hands. May be called again for the same mail after a crash. */
export interface MailTransport {
  send(mail: StoredMail): Promise<void>;
}

export const MAIL_TRANSPORT = Symbol('MAIL_TRANSPORT');

/** A mail in nodemailer's words. The same mail always has the same Message-ID, so that a repeat can be told. */
export const composed = (mail: StoredMail, from: Sender) => ({
  from,
  to: mail.to,
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  date: mail.createdAt,
  messageId: `<${mail.id}@${from.address.split('@')[1]}>`,
  headers: { 'Content-Language': mail.locale, 'Auto-Submitted': 'auto-generated' },
});
