import type { BrandCode } from '../../src/contract/brand-codes.js';

export interface TestDatabase {
  url: string;
  /** Log file; only of the built-in PostgreSQL. */
  logFile?: string;
  /** Folder of the cluster; only of a separate one. */
  dataDir?: string;
  stop(): Promise<void>;
}

/** Sends a request to the database keeper of the test run. @throws Error with its response */
const requestDatabase = async (method: 'POST' | 'DELETE', name: string): Promise<{ name: string; url: string; logFile?: string }> => {
  const answer = await fetch(`${process.env['TEST_DATABASES']!}/${name}`, { method });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`The database keeper failed: ${text}`);
  return JSON.parse(text);
};

/** Creates a database, migrated and with the catalogue of a brand, on the PostgreSQL of the test run: `DATABASE_URL`, or a built-in one. */
export const startTestDatabase = async (brand: BrandCode = 'ENC'): Promise<TestDatabase> => {
  const { name, ...database } = await requestDatabase('POST', brand);
  return { ...database, stop: async () => void (await requestDatabase('DELETE', name)) };
};
