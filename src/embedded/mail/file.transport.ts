import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { composed, type MailTransport, type Sender } from './mail-transport.js';

/** Writes a file so that after a crash it is there whole or not at all. */
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
/** The moment a mail was written, as it begins the name of its files: such names sort as their moments do. */
const nameOfTime = (at: Date): string => at.toISOString().replaceAll(/[:.]/g, '-');

/** Removes the mails that were written before a moment: their keys to accounts, and what they tell, stay no longer than those of sent ones. */
export const sweepOutbox = async (dataDir: string, before: Date): Promise<void> => {
  const folder = folderOf(dataDir);
  const files = await readdir(folder).catch(() => []);
  for (const file of files) if (file < nameOfTime(before)) await rm(join(folder, file), { force: true });
};

/**
 * The mail transport of a shop without a mail server: `<DATA_DIR>/outbox/<time>-<id>.eml`, and beside it `.json`
 * with `{ to, subject, text, html, at }`, and what else there is of `replyTo`, `headers` and `attachments` (without their content). A mail keeps its file name, so that sending twice leaves one.
 */
export const fileTransport = (dataDir: string, from: Sender): MailTransport => {
  const folder = folderOf(dataDir);
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail, files) {
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
