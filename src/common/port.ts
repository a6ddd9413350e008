import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Nothing can listen there; the message says what to set. */
export class PortUnusable extends Error {
  constructor(port: number, host: string, variable: string, code: string | undefined) {
    super(
      code === 'EADDRINUSE'
        ? `Port ${port} is in use: stop what listens there, or set ${variable} to another`
        : `Port ${port} of ${host} cannot be used (${code}): set HOST and ${variable} to an address of this machine`,
    );
  }
}

/** @throws PortUnusable when something listens there already, or nothing may */
export const assertPortIsFree = (port: number, host: string, variable: string): Promise<void> =>
  new Promise((free, failed) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => failed(new PortUnusable(port, host, variable, error.code)));
    probe.listen(port, host, () => probe.close(() => free()));
  });

/** Ports below those that systems lend to outgoing calls (Linux: from 32768): between asking and using it nobody is given the same one. */
const [lowest, highest] = [15_000, 32_000];

const isFree = (port: number): Promise<boolean> =>
  new Promise((found) => {
    const probe = createServer().once('error', () => found(false));
    // Of every address: who asks may use any of them.
    probe.listen(port, () => probe.close(() => found(true)));
  });

/** A port of this machine that nobody listens on now. */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = randomInt(lowest, highest);
    if (await isFree(port)) return port;
  }
};
