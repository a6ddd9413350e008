import { createServer } from 'node:net';

export class PortInUse extends Error {
  constructor(port: number, variable: string) {
    super(`Port ${port} is in use: stop what listens there, or set ${variable} to another`);
  }
}

/** @throws PortInUse when something listens there already */
export const assertPortIsFree = (port: number, host: string, variable: string): Promise<void> =>
  new Promise((free, failed) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => failed(error.code === 'EADDRINUSE' ? new PortInUse(port, variable) : error));
    probe.listen(port, host, () => probe.close(() => free()));
  });
