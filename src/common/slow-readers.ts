import type { FastifyInstance } from 'fastify';
import type { Connections } from './connections.js';

/** Milliseconds between checks of the connections. */
const lookEvery = 2_000;
/** Milliseconds without progress after which a slow connection is closed, in normal operation and at shutdown. Node checks a socket twice before its timeout event. */
const silence = { usual: 12_000, leaving: 1_000 } as const;

/**
 * Closes connections whose client reads nothing of a buffered response for a while, because each occupies memory and delays the end
 * of the process. Data that the operating system has accepted do not count. Checking at intervals costs requests no time. Node
 * restores its longer timeout after the response.
 */
export const hangUpOnSlowReaders = (server: FastifyInstance, { open, closing }: Connections): void => {
  const look = () => {
    const most = closing.aborted ? silence.leaving : silence.usual;
    for (const socket of open) if (socket.writableLength > 0 && socket.timeout !== most) socket.setTimeout(most);
  };
  const looking = setInterval(look, lookEvery).unref();
  closing.addEventListener('abort', look);
  server.addHook('onClose', (_server, done) => {
    clearInterval(looking);
    done();
  });
};
