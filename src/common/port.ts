import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** A port cannot be used. */
export class PortUnusable extends Error {
  constructor(port: number, host: string, variable: string, code: string | undefined) {
    super(
      code === 'EADDRINUSE'
        ? `${variable} ${port} is in use. Stop the other process or set ${variable}.`
        : `${variable} ${port} on HOST ${host} cannot be used (${code}). Set HOST to an address of this machine, and ${variable} to a port that the user may open.`,
    );
  }
}

/** @throws PortUnusable when the port is in use or cannot be opened */
export const assertPortIsFree = (port: number, host: string, variable: string): Promise<void> =>
  new Promise((free, failed) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => failed(new PortUnusable(port, host, variable, error.code)));
    probe.listen(port, host, () => probe.close(() => free()));
  });

/** Range below the ephemeral ports (Linux: from 32768), so that no outgoing connection gets the port between check and use. */
const [lowest, highest] = [15_000, 32_000];

const isFree = (port: number): Promise<boolean> =>
  new Promise((found) => {
    const probe = createServer().once('error', () => found(false));
    // Checks all addresses, because the caller may listen on any of them.
    probe.listen(port, () => probe.close(() => found(true)));
  });

/** Returns a port of this machine on which no process listens now. */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = randomInt(lowest, highest);
    if (await isFree(port)) return port;
  }
};
