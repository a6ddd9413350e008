#!/usr/bin/env node
// Executable `quiet-shop`. When the Node that runs it is older than 24, it starts the command line with the Node of the project's packages.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const oldest = 24;
if (Number.parseInt(process.versions.node, 10) >= oldest) await import('./main.js');
else {
  const node = createRequire(import.meta.url).resolve('node/bin/node');
  const main = fileURLToPath(new URL('./main.js', import.meta.url));
  process.exitCode = spawnSync(node, [main, ...process.argv.slice(2)], { stdio: 'inherit' }).status ?? 1;
}
