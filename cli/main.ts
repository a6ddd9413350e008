import { failed, run } from './run.js';

// The reader may stop reading (`… | head`): the command ends all the same, without an error.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => void (process.exitCode ??= code === 'EPIPE' ? 0 : failed));

await run(process.argv.slice(2));
