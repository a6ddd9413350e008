import type { FastifyInstance } from 'fastify';
import type { Connections } from './connections.js';

/** Milliseconds between two looks at the connections. */
const lookEvery = 2_000;
/** Milliseconds in which a reader shall take something of what waits for it; Node looks twice before it hangs up. */
const silence = { usual: 12_000, leaving: 1_000 } as const;

/**
 * Hangs up on readers who take nothing of their answer for a while: each holds memory here, and the end of the process.
 * What the system has taken off our hands waits there, and costs nothing. Looking now and then costs no request anything;
 * Node sets its longer times again once an answer is out.
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
