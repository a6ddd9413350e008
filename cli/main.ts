import { failed, run } from './run.js';

// When the reader closes the pipe (`… | head`), the command ends without an error.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => void (process.exitCode ??= code === 'EPIPE' ? 0 : failed));

// Not awaited: files that a command loads import the file of this code, and would wait for it to finish.
void run(process.argv.slice(2));
