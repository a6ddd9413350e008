import { createServer, type Server } from 'node:net';

export { freePort } from '../../src/common/port.js';

const portOf = (server: Server): number => {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
};

/** Starts a TCP server on a free port. */
export const listenSomewhere = (): Promise<{ server: Server; port: number }> =>
  new Promise((found) => {
    const server = createServer().listen(0, 'localhost', () => found({ server, port: portOf(server) }));
  });
