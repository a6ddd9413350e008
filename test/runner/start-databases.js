import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/**
 * Starts the database keeper (`test/support/database-server.ts`), which exits with this process. Does nothing when the test command
 * has already started one for both Jest and Playwright.
 * @returns a function that stops the keeper if this call started it, as Playwright's `globalSetup` expects
 */
const startDatabases = async () => {
  if (process.env.TEST_DATABASES) return async () => {};
  const words = ['--import', './test/runner/typescript-hooks.js', '--no-warnings', 'test/support/database-server.ts'];
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
