import { type ChildProcess, spawn } from 'node:child_process';
import { closedAddress } from './vies.js';

export type Variables = Record<string, string>;

export interface Started {
  process: ChildProcess;
  /** Output so far, of both streams. */
  output(): string;
  /** Output line with the address. Rejects when the program exits before. */
  open: Promise<string>;
  /** Its exit code, or null after a signal. */
  ended: Promise<number | null>;
}

/** Variables of the test run that a started program must not inherit. */
const own = new Set(['NODE_OPTIONS', 'NODE_ENV', 'BRAND', 'HOST', 'PORT', 'DATA_DIR', 'DATABASE_URL', 'SHOP_API_URL', 'SHOP_API_PORT', 'MOLLIE_API_KEY']);
const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !own.has(name)));
/** No requests to hosts outside this machine; no mail limit, because tests use the same few addresses. */
const local = { VIES_URL: closedAddress, UNCONFIRMED_MAILS: '9999' };

/** Environment of a started program: that of the test run without `own`, and `variables`. */
export const environmentOf = (variables: Variables): NodeJS.ProcessEnv => ({ ...inherited, ...local, ...variables });

export interface Setting {
  variables: Variables;
  cwd?: string;
  uid?: number;
  gid?: number;
}

/** Starts a program and records its output. The working directory is the project folder unless `cwd` is set. */
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
    void ended.then((code) => failed(new Error(`Exited with code ${code}: ${said}`)));
  });
  // Prevents an unhandled rejection in tests that wait for `ended` only.
  open.catch(() => undefined);
  return { process: child, output: () => said, open, ended };
};

/** Runs `npm start` without the output of npm itself. */
export const npmStart = (variables: Variables): Started => startProgram('npm', ['start', '--silent'], { variables });
