import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { connect, type NetConnectOpts } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

const defaultPort = 3310;
const end = Buffer.alloc(4);

/** Socket of an address: `tcp://host:3310`, or `unix:///run/clamav/clamd.ctl`. */
const targetOf = (address: string): NetConnectOpts => {
  const { protocol, hostname, port, pathname } = new URL(address);
  return protocol === 'unix:' ? { path: decodeURIComponent(pathname) } : { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || defaultPort) };
};

/** The command INSTREAM, followed by chunks of the file, each after its length in four bytes. An empty chunk is the end. */
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

/** Sends a command to clamd and reads the response until clamd closes the connection. @throws the system's error, or the signal's reason */
const send = async (address: string, command: Iterable<Buffer> | AsyncIterable<Buffer>, signal: AbortSignal): Promise<string> => {
  const socket = connect({ ...targetOf(address), signal });
  try {
    await once(socket, 'connect', { signal });
    const [reply] = await Promise.all([text(socket), pipeline(Readable.from(command), socket, { end: false, signal })]);
    return reply.replace(/\0$/, '');
  } finally {
    socket.destroy();
  }
};

/** Checks that clamd answers. @throws Error when it does not, or sends anything but PONG */
export const ping = async (address: string, signal: AbortSignal): Promise<void> => {
  const reply = await send(address, [Buffer.from('zPING\0')], signal);
  if (reply !== 'PONG') throw new Error(reply);
};

/**
 * Scans a file with clamd. It sends the content (command INSTREAM, clamd(8)), so that clamd needs no access to our disk.
 * @returns the name of the virus; undefined: none
 * @throws Error with the response of clamd when that is no result, for example when the file is longer than its `StreamMaxLength`
 */
export const scan = async (address: string, path: string, signal: AbortSignal): Promise<string | undefined> => {
  const reply = await send(address, instream(path), signal);
  if (reply === 'stream: OK') return undefined;
  const found = /^stream: (.+) FOUND$/.exec(reply)?.[1];
  if (found === undefined) throw new Error(reply || 'clamd closed the connection without a response');
  return found;
};
