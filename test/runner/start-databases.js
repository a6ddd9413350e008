import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/**
 * Starts the keeper of test databases (`test/support/database-keeper.ts`), which ends with this process, unless the test command
 * has started one for Jest and Playwright together.
 * @returns a function that stops what this call started, as Playwright's `globalSetup` expects it
 */
const startDatabases = async () => {
  if (process.env.TEST_DATABASES) return async () => {};
  const words = ['--import', './test/runner/typescript-hooks.js', '--no-warnings', 'test/support/database-keeper.ts'];
  const keeper = spawn(process.execPath, words, { stdio: ['pipe', 'pipe', 'inherit'] });
  [process.env.TEST_DATABASES] = await once(createInterface(keeper.stdout), 'line');
  const stop = async () => {
    const ended = once(keeper, 'exit');
    keeper.stdin.end();
    await ended;
  };
  globalThis.stopDatabases = stop;
  return stop;
};
export default startDatabases;
