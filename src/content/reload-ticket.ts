import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const fileOf = (dataDir: string, ticket: string) => join(dataDir, `reload-${ticket}`);

/**
 * Writes a single-use ticket for one reload of a running site's content: a file in DATA_DIR with an unguessable name.
 * It grants nothing new: a user with write access to DATA_DIR can change all data of the site.
 */
export const writeTicket = async (dataDir: string): Promise<string> => {
  const ticket = randomUUID();
  await mkdir(dataDir, { recursive: true });
  await writeFile(fileOf(dataDir, ticket), '', { flag: 'wx', mode: 0o600 });
  return ticket;
};

/** Deletes a ticket. @returns whether it existed */
export const takeTicket = (dataDir: string, ticket: unknown): Promise<boolean> => {
  const isTicket = typeof ticket === 'string' && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(ticket);
  if (!isTicket) return Promise.resolve(false);
  return rm(fileOf(dataDir, ticket)).then(
    () => true,
    () => false,
  );
};
