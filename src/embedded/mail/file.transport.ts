import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { composed, type MailTransport, type Sender } from './mail-transport.js';

/** Writes a file atomically: after a crash it is complete or missing. */
const writeSafely = async (path: string, content: Buffer | string): Promise<void> => {
  const file = await open(`${path}.part`, 'w', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.part`, path);
};

const folderOf = (dataDir: string): string => join(dataDir, 'outbox');
/** Beginning of the file names of a mail: the time when it was written. File names sort by time. */
const nameOfTime = (at: Date): string => at.toISOString().replaceAll(/[:.]/g, '-');

/** Deletes mails that were written before a moment. They contain tokens and personal data, as rows of sent mails do. */
export const cleanOutbox = async (dataDir: string, before: Date): Promise<void> => {
  const folder = folderOf(dataDir);
  const files = await readdir(folder).catch(() => []);
  for (const file of files) if (file < nameOfTime(before)) await rm(join(folder, file), { force: true });
};

/**
 * Mail transport of a shop without mail server. Writes `<DATA_DIR>/outbox/<time>-<id>.eml`, and a `.json` file beside it
 * with `{ to, subject, text, html, at }` and, if present, `replyTo`, `headers` and `attachments` (without content).
 * The file name depends on the mail only, so that a mail that is sent twice leaves one file.
 */
export const fileTransport = (dataDir: string, from: Sender): MailTransport => {
  const folder = folderOf(dataDir);
  return {
    async send(mail, files) {
      const { createTransport } = await import('nodemailer');
      const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
      await mkdir(folder, { recursive: true });
      const { message } = await composer.sendMail(composed(mail, from, files));
      const at = mail.createdAt.toISOString();
      const path = join(folder, `${nameOfTime(mail.createdAt)}-${mail.id}`);
      await writeSafely(`${path}.eml`, message as Buffer);
      const { to, subject, text, html, replyTo, headers } = mail;
      const attachments = files.map(({ filename, contentType, content }) => ({ filename, contentType, size: Buffer.byteLength(content) }));
      const beside = { ...(replyTo && { replyTo }), ...(headers && { headers }), ...(files.length && { attachments }) };
      await writeSafely(`${path}.json`, `${JSON.stringify({ to, subject, text, html, at, ...beside }, null, 2)}\n`);
    },
  };
};
