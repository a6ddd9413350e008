import type { BrandCode } from '../../src/contract/brands.js';

export interface TestDatabase {
  url: string;
  /** What the built-in PostgreSQL logs. */
  logFile?: string;
  stop(): Promise<void>;
}

/** Sends a request to the run's keeper of databases. @throws Error with what it answered */
const askKeeper = async (method: 'POST' | 'DELETE', name: string): Promise<{ name: string; url: string; logFile?: string }> => {
  const answer = await fetch(`${process.env['TEST_DATABASES']!}/${name}`, { method });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`No database for the tests: ${text}`);
  return JSON.parse(text);
};

/** A database of its own, migrated and with a brand's catalogue, on the run's PostgreSQL: that of `DATABASE_URL`, else a built-in one. */
export const startTestDatabase = async (brand: BrandCode = 'ENC'): Promise<TestDatabase> => {
  const { name, ...database } = await askKeeper('POST', brand);
  return { ...database, stop: async () => void (await askKeeper('DELETE', name)) };
};
