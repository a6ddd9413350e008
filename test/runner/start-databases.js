import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** Starts the keeper of test databases (`test/support/database-keeper.ts`), which ends with this process. */
export default async () => {
  const words = ['--import', './test/runner/typescript-hooks.js', '--no-warnings', 'test/support/database-keeper.ts'];
  const keeper = spawn(process.execPath, words, { stdio: ['pipe', 'pipe', 'inherit'] });
  [process.env.TEST_DATABASES] = await once(createInterface(keeper.stdout), 'line');
  globalThis.databaseKeeper = keeper;
};
