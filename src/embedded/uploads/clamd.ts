import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { connect, type NetConnectOpts } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

const defaultPort = 3310;
const end = Buffer.alloc(4);

/** Where clamd listens: `tcp://host:3310`, or `unix:///run/clamav/clamd.ctl`. */
const targetOf = (address: string): NetConnectOpts => {
  const { protocol, hostname, port, pathname } = new URL(address);
  return protocol === 'unix:' ? { path: decodeURIComponent(pathname) } : { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || defaultPort) };
};

/** The command, and pieces of the file, each behind its length in four bytes; an empty one is the end. */
async function* instream(path: string): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(piece.length);
    yield length;
    yield piece;
  }
  yield end;
}

/** Sends what clamd is asked, and reads what it says until it hangs up. @throws the system's error, or the signal's reason */
const ask = async (address: string, asked: Iterable<Buffer> | AsyncIterable<Buffer>, signal: AbortSignal): Promise<string> => {
  const socket = connect({ ...targetOf(address), signal });
  try {
    await once(socket, 'connect', { signal });
    const [said] = await Promise.all([text(socket), pipeline(Readable.from(asked), socket, { end: false, signal })]);
    return said.replace(/\0$/, '');
  } finally {
    socket.destroy();
  }
};

/** Asks whether clamd is there. @throws Error when it is not, or says anything else */
export const ping = async (address: string, signal: AbortSignal): Promise<void> => {
  const said = await ask(address, [Buffer.from('zPING\0')], signal);
  if (said !== 'PONG') throw new Error(said);
};

/**
 * Has clamd look at a file (its command INSTREAM, clamd(8): it need not see our disk).
 * @returns the name of what it found; undefined: nothing
 * @throws Error with what it says in place of a finding, such as that the file is longer than its `StreamMaxLength`
 */
export const scan = async (address: string, path: string, signal: AbortSignal): Promise<string | undefined> => {
  const said = await ask(address, instream(path), signal);
  if (said === 'stream: OK') return undefined;
  const found = /^stream: (.+) FOUND$/.exec(said)?.[1];
  if (found === undefined) throw new Error(said || 'clamd hung up');
  return found;
};
