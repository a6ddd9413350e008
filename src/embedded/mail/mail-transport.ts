import type { mailTable } from './mail.tables.js';

export type StoredMail = typeof mailTable.$inferSelect;
export interface Sender {
  name: string;
  address: string;
}

/** Attachment of a mail. */
export interface AttachedFile {
  filename: string;
  contentType: string;
  content: Buffer | string;
}

/** Delivers one mail; resolves after the mail server or the disk has accepted it. May be called again for the same mail after a crash. */
export interface MailTransport {
  send(mail: StoredMail, files: readonly AttachedFile[]): Promise<void>;
}

export const MAIL_TRANSPORT = Symbol('MAIL_TRANSPORT');

/** Converts a mail to nodemailer's format. The same mail always has the same Message-ID, so that duplicates can be recognised. */
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
