import type { Readable, Writable } from 'node:stream';

/** Streams of a person's terminal. */
export interface Terminal {
  input: Readable;
  /** Questions go to standard error, so that standard output contains results only. */
  output: Writable;
}

/** The terminal of this process; undefined when a script or a pipe runs the command. */
export const openTerminal = (): Terminal | undefined => (process.stdin.isTTY && process.stderr.isTTY ? { input: process.stdin, output: process.stderr } : undefined);
