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

/** A port of this machine that nobody listens on now. */
export const freePort = (): Promise<number> =>
  new Promise((found) => {
    const probe = createServer().listen(0, 'localhost', () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });
