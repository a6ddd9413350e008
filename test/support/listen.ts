import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Lets an HTTP server listen on a free port. @returns its URL */
export const listen = (server: Server): Promise<string> =>
  new Promise((found) => {
    server.listen(0, 'localhost', () => found(`http://localhost:${(server.address() as AddressInfo).port}`));
  });

export const close = (server: Server): Promise<void> =>
  new Promise((closed) => {
    server.closeAllConnections();
    server.close(() => closed());
  });
