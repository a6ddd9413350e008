import type { FastifyInstance } from 'fastify';
import type { Connections } from './connections.js';

/** Milliseconds between checks of the connections. */
const checkInterval = 2_000;
/** Milliseconds without progress after which a slow connection is closed, in normal operation and at shutdown. Node checks a socket twice before its timeout event. */
const idleTimeout = { usual: 12_000, closing: 1_000 } as const;

/**
 * Closes connections whose client reads nothing of a buffered response for a while, because each occupies memory and delays the end
 * of the process. Data that the operating system has accepted do not count. Checking at intervals costs requests no time. Node
 * restores its longer timeout after the response.
 */
export const disconnectSlowReaders = (server: FastifyInstance, { open, closing }: Connections): void => {
  const check = () => {
    const timeout = closing.aborted ? idleTimeout.closing : idleTimeout.usual;
    for (const socket of open) if (socket.writableLength > 0 && socket.timeout !== timeout) socket.setTimeout(timeout);
  };
  const timer = setInterval(check, checkInterval).unref();
  closing.addEventListener('abort', check);
  server.addHook('onClose', (_server, done) => {
    clearInterval(timer);
    done();
  });
};
