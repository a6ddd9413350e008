import { Logger } from '@nestjs/common';
import { run } from '../../cli/run.js';
import { environmentOf, startProgram, type Variables } from './start-shop.js';

export interface Ended {
  code: number | null;
  said: string;
}

/** Runs the command line in a separate process, as `npm run cli` does. */
export const runCliProgram = async (words: string[], variables: Variables): Promise<Ended> => {
  const program = startProgram(process.execPath, ['dist/cli/main.js', ...words], { variables });
  return { code: await program.ended, said: program.output() };
};

/** Runs a command in this process, where its modules are already loaded: loading them in a separate process takes most of a second. */
export const runCli = async (words: string[], variables: Variables): Promise<Ended> => {
  const { env, argv } = process;
  const streams = [process.stdout, process.stderr];
  const writes = streams.map((stream) => stream.write);
  let said = '';
  const keep = (text: string | Uint8Array, encoding?: unknown, done?: () => void): boolean => {
    said += text.toString();
    (typeof encoding === 'function' ? (encoding as () => void) : done)?.();
    return true;
  };
  // The terminal of the test run is not one of the command.
  const { isTTY } = process.stdin;
  process.stdin.isTTY = false;
  process.env = environmentOf(variables);
  process.argv = [...argv.slice(0, 2), ...words];
  for (const stream of streams) stream.write = keep;
  try {
    await run(words);
    return { code: Number(process.exitCode ?? 0), said };
  } finally {
    for (const [at, stream] of streams.entries()) stream.write = writes[at]!;
    process.exitCode = undefined;
    process.stdin.isTTY = isTTY;
    // Commands set Nest's log level for the whole process.
    Logger.overrideLogger(false);
    Object.assign(process, { env, argv });
  }
};
