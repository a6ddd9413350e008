import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** Maximum number of pipelined requests that wait on a connection. Browsers do not pipeline, proxies rarely. */
const maxQueued = 16;

/**
 * Wraps a listener, so that pipelined requests (RFC 9112, section 9.3.2) start one after the other, while Node would start all of
 * them at once. A connection then has one request in progress. With too many waiting requests it is closed.
 */
export const serializePipelined = (handle: RequestListener): RequestListener => {
  const waiting = new WeakMap<Socket, number>();
  return (request, response) => {
    // Node assigns the socket to a response when the previous response has ended.
    if (response.socket) return handle(request, response);
    const { socket } = request;
    const before = waiting.get(socket) ?? 0;
    if (before === maxQueued) return void socket.destroy();
    waiting.set(socket, before + 1);
    response.once('socket', () => {
      waiting.set(socket, waiting.get(socket)! - 1);
      handle(request, response);
    });
  };
};
