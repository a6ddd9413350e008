import { CommanderError } from 'commander';
import { programFor } from './program.js';
import { isExpected } from './support/failure.js';

/** It could not be done. */
const failed = 1;
/** It was asked for wrongly. */
const misused = 2;

// Who reads along may stop (`… | head`): nobody is left to tell, but what was begun is ended.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => void (process.exitCode ??= code === 'EPIPE' ? 0 : failed));

const words = process.argv.slice(2);
try {
  await (await programFor(words)).parseAsync();
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : misused;
  else {
    const text = error instanceof Error ? (isExpected(error) ? error.message : error.stack) : String(error);
    process.stderr.write(`${text}\n`);
    process.exitCode = failed;
  }
}
