import { type ChildProcess, spawn } from 'node:child_process';
import { closedAddress } from './vies.js';

export type Variables = Record<string, string>;

export interface Started {
  process: ChildProcess;
  /** What it said so far. */
  output(): string;
  /** The line that tells the address; fails when the program ends before. */
  open: Promise<string>;
  /** Its exit code, or null after a signal. */
  ended: Promise<number | null>;
}

/** Variables of this test run that a start of the shop must not see. */
const own = new Set(['NODE_OPTIONS', 'NODE_ENV', 'BRAND', 'HOST', 'PORT', 'DATA_DIR', 'DATABASE_URL', 'SHOP_API_URL', 'SHOP_API_PORT', 'MOLLIE_API_KEY']);
const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !own.has(name)));
/** Nothing outside of this machine is asked by a test, and tests name the same few addresses. */
const local = { VIES_URL: closedAddress, UNCONFIRMED_MAILS: '9999' };

/** The environment of a program of the shop: this run's own variables are left out. */
export const environmentOf = (variables: Variables): NodeJS.ProcessEnv => ({ ...inherited, ...local, ...variables });

export interface Setting {
  variables: Variables;
  cwd?: string;
  uid?: number;
  gid?: number;
}

/** Starts a program of the shop, in the project's folder unless told otherwise, and listens to what it says. */
export const startProgram = (program: string, words: string[], { variables, ...setting }: Setting): Started => {
  const child = spawn(program, words, { ...setting, env: environmentOf(variables), stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  const ended = new Promise<number | null>((done) => child.once('close', done));
  const open = new Promise<string>((found, failed) => {
    const listen = (chunk: string) => {
      said += chunk;
      const line = /^.* is open at .*$/m.exec(said);
      if (line) found(line[0]);
    };
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', listen);
    void ended.then((code) => failed(new Error(`It ended with ${code}: ${said}`)));
  });
  // Who waits for the end alone does not care that it never opened.
  open.catch(() => undefined);
  return { process: child, output: () => said, open, ended };
};

/** `npm start` as somebody types it, without npm's own lines. */
export const npmStart = (variables: Variables): Started => startProgram('npm', ['start', '--silent'], { variables });
