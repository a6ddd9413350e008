// Development server: Vite serves pages from their sources and updates them in the browser; the server restarts when its compiled code changes.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';

/** Milliseconds without a further change before the server restarts. */
const quiet = 300;

const compiler = spawn('npx', ['nest', 'build', '--watch'], { stdio: ['ignore', 'ignore', 'inherit'] });
const start = () => spawn(process.execPath, ['dist/cli/dev/main.js'], { stdio: 'inherit' });
let server = start();
let isRestarting = false;

const restart = () => {
  if (isRestarting) return;
  isRestarting = true;
  const next = () => {
    server = start();
    isRestarting = false;
  };
  if (server.exitCode !== null) return next();
  server.once('exit', next);
  server.kill('SIGTERM');
};

/** @type {NodeJS.Timeout | undefined} */
let timer;
for (const folder of ['dist/src', 'dist/cli', 'dist/brands']) {
  watch(folder, { recursive: true }, (_event, file) => {
    if (!file?.endsWith('.js')) return;
    clearTimeout(timer);
    timer = setTimeout(restart, quiet);
  });
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => {
    compiler.kill('SIGTERM');
    if (server.exitCode !== null) process.exit(0);
    server.once('exit', () => process.exit(0));
    server.kill('SIGTERM');
  });
}
