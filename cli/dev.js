// Development: compiles and bundles on every change, and starts the storefront anew. Reload the page to see it.
import { execSync, spawn } from 'node:child_process';
import { watch } from 'node:fs';

const watched = ['src', 'client', 'brands', 'locales'];
/** Milliseconds of quiet after a change before building. */
const quiet = 150;

/** @type {import('node:child_process').ChildProcess | undefined} */
let server;
const restart = () => {
  try {
    execSync('npm run --silent build', { stdio: 'inherit' });
  } catch {
    return; // The compiler said why; the last good build goes on.
  }
  const start = () => {
    server = spawn(process.execPath, ['dist/src/main.js'], { stdio: 'inherit' });
  };
  if (!server || server.exitCode !== null) return start();
  server.once('exit', start);
  server.kill('SIGTERM');
};

/** @type {NodeJS.Timeout | undefined} */
let timer;
for (const folder of watched) {
  watch(folder, { recursive: true }, (_event, file) => {
    if (file?.includes('.spec.')) return;
    clearTimeout(timer);
    timer = setTimeout(restart, quiet);
  });
}
restart();
