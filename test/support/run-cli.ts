import { startProgram, type Variables } from './start-shop.js';

export interface Ended {
  code: number | null;
  said: string;
}

/** The command line as somebody types it, to its end. */
export const runCli = async (words: string[], variables: Variables): Promise<Ended> => {
  const program = startProgram(process.execPath, ['dist/cli/main.js', ...words], { variables });
  return { code: await program.ended, said: program.output() };
};
