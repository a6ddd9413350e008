import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** Requests of one connection that may wait for an answer before theirs. Browsers send none, proxies hardly ever. */
const mostWaiting = 16;

/**
 * Requests that came before the one in front of them was answered (RFC 9112, section 9.3.2) are begun when their turn
 * comes: one connection has the work of one. Node would begin them all at once. More than a few, and the connection ends.
 */
export const oneByOne = (handle: RequestListener): RequestListener => {
  const waiting = new WeakMap<Socket, number>();
  return (request, response) => {
    // A response has a socket from when its turn has come.
    if (response.socket) return handle(request, response);
    const { socket } = request;
    const before = waiting.get(socket) ?? 0;
    if (before === mostWaiting) return void socket.destroy();
    waiting.set(socket, before + 1);
    response.once('socket', () => {
      waiting.set(socket, waiting.get(socket)! - 1);
      handle(request, response);
    });
  };
};
