import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const fileOf = (dataDir: string, ticket: string) => join(dataDir, `reload-${ticket}`);

/**
 * Leave to ask a running site once to read its content again: a file in DATA_DIR whose name nobody guesses.
 * Who can write there can change all that the site keeps anyway.
 */
export const writeTicket = async (dataDir: string): Promise<string> => {
  const ticket = randomUUID();
  await mkdir(dataDir, { recursive: true });
  await writeFile(fileOf(dataDir, ticket), '', { flag: 'wx', mode: 0o600 });
  return ticket;
};

/** Takes a ticket, which is then gone. @returns whether there was such a one */
export const takeTicket = (dataDir: string, ticket: unknown): Promise<boolean> => {
  const isTicket = typeof ticket === 'string' && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(ticket);
  if (!isTicket) return Promise.resolve(false);
  return rm(fileOf(dataDir, ticket)).then(
    () => true,
    () => false,
  );
};
