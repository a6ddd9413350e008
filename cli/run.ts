import { CommanderError } from 'commander';
import { programFor } from './program.js';
import { isExpected, UsageFailure } from './support/failure.js';

/** Exit code: the command failed, or a check found a fault. */
export const failed = 1;
/** Exit code: usage error. */
const misused = 2;

/** Runs the command line and sets the exit code. An expected failure is one line on standard error. @param words arguments after the program's name */
export const run = async (words: readonly string[]): Promise<void> => {
  try {
    await (await programFor(words)).parseAsync(words, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : misused;
    else {
      const text = error instanceof Error ? (isExpected(error) ? error.message : error.stack) : String(error);
      process.stderr.write(`${text}\n`);
      process.exitCode = error instanceof UsageFailure ? misused : failed;
    }
  }
};
