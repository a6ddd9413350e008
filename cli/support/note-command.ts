import { hostname, userInfo } from 'node:os';
import pg from 'pg';

/** Ids, switches and names of commands; whatever else was typed (addresses of mail, reasons for a buyer) may be somebody's. */
const isHarmless = (word: string): boolean => /^[\w.:/=-]{1,80}$/.test(word);

/** What was asked for, and by whom as far as the machine knows. */
const told = (words: readonly string[]): string => `command line: ${words.map((word) => (isHarmless(word) ? word : '…')).join(' ')} (${userInfo().username} at ${hostname()})`;

/** Writes a command into the database's log, where who works with the shop's data cannot take it back. */
export const noteCommand = async (databaseUrl: string, words: readonly string[] = process.argv.slice(2)): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    await client.query(`select set_config('quiet_shop.command', $1, false)`, [told(words)]);
    await client.query(`do $$ begin raise log '%', current_setting('quiet_shop.command'); end $$`);
  } finally {
    await client.end();
  }
};
