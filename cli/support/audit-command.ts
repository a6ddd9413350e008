import pg from 'pg';
import { operator } from './operator.js';

/** Whether an argument may be logged: ids, options and command names. Others (mail addresses, reasons for a buyer) can be personal data. */
const isHarmless = (word: string): boolean => /^[\w.:/=-]{1,80}$/.test(word);

/** The log line: command, user name and host name. */
const reported = (words: readonly string[]): string => `command line: ${words.map((word) => (isHarmless(word) ? word : '…')).join(' ')} (${operator()})`;

/** Writes a command to PostgreSQL's log, where users of the shop's database cannot remove it. */
export const auditCommand = async (databaseUrl: string, words: readonly string[] = process.argv.slice(2)): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    await client.query(`select set_config('quiet_shop.command', $1, false)`, [reported(words)]);
    await client.query(`do $$ begin raise log '%', current_setting('quiet_shop.command'); end $$`);
  } finally {
    await client.end();
  }
};
