import type { mailTable } from './mail.tables.js';

export type StoredMail = typeof mailTable.$inferSelect;
export interface Sender {
  name: string;
  address: string;
}

/** A file as it goes along with a mail. */
export interface AttachedFile {
  filename: string;
  contentType: string;
  content: Buffer | string;
}

/** Delivers one mail; resolves when it is safely out of our hands. May be called again for the same mail after a crash. */
export interface MailTransport {
  send(mail: StoredMail, files: readonly AttachedFile[]): Promise<void>;
}

export const MAIL_TRANSPORT = Symbol('MAIL_TRANSPORT');

/** A mail in nodemailer's words. The same mail always has the same Message-ID, so that a repeat can be told. */
export const composed = (mail: StoredMail, from: Sender, files: readonly AttachedFile[]) => ({
  from,
  to: mail.to,
  ...(mail.replyTo && { replyTo: mail.replyTo }),
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  date: mail.createdAt,
  messageId: `<${mail.id}@${from.address.split('@')[1]}>`,
  headers: { 'Content-Language': mail.locale, 'Auto-Submitted': 'auto-generated', ...mail.headers },
  attachments: files.map((file) => ({ ...file, contentDisposition: 'attachment' as const })),
});
