import { once } from 'node:events';
import type { RequestListener, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Server as TlsServer } from 'node:tls';

/** Milliseconds for which a connection without a request stays open at shutdown: longer than a round trip, because a request may be on its way. */
const usualLinger = 500;
/** Maximum number of event loop turns in which pending connections are accepted before a server stops listening. */
const mostTurns = 1000;

/**
 * Tracks the open connections of a process and closes them at shutdown. Node itself closes idle connections immediately, which
 * resets those with a request on its way, and does not close connections that never sent one
 * (https://nodejs.org/api/http.html#serverclosecallback).
 */
export class Connections {
  readonly open = new Set<Socket>();
  private readonly answering = new Map<Socket, ServerResponse>();
  private readonly timers = new WeakMap<Socket, NodeJS.Timeout>();
  private readonly servers: NetServer[] = [];
  private readonly ending = new AbortController();
  private isLeaving = false;
  private accepted = 0;

  /** Aborted when `end` starts. */
  get closing(): AbortSignal {
    return this.ending.signal;
  }

  watch(server: Server): void {
    this.servers.push(server);
    server.on(server instanceof TlsServer ? 'secureConnection' : 'connection', (socket: Socket) => {
      this.accepted += 1;
      this.open.add(socket);
      socket.once('close', () => this.open.delete(socket));
      if (this.closing.aborted) this.endWhenQuiet(socket, usualLinger);
    });
  }

  /** Wraps a listener, so that its responses close their connections after `leave`. */
  serving(handle: RequestListener): RequestListener {
    return (request, response) => {
      const { socket } = request;
      // The response could no longer be sent. The request is not processed, so that the client does not miss the result of a write.
      if (socket.writableEnded) return void socket.destroy();
      response.shouldKeepAlive &&= !this.isLeaving;
      this.answering.set(socket, response);
      response.once('close', () => {
        this.answering.delete(socket);
        if (this.closing.aborted) this.endWhenQuiet(socket, usualLinger);
      });
      handle(request, response);
    };
  }

  /** From now on every response has `connection: close` (RFC 9112, section 9.6), also those in progress whose headers are not sent yet. */
  leave(): void {
    this.isLeaving = true;
    for (const response of this.answering.values()) response.shouldKeepAlive = false;
  }

  /** Stops listening, and resolves when all connections are closed: each after its response, or after `linger` milliseconds without a request. */
  async end(linger = usualLinger): Promise<void> {
    this.leave();
    this.ending.abort();
    await this.acceptWaiting();
    // `close` of Node's HTTP server would also close idle connections immediately, and stop the timeouts for slow requests.
    for (const server of this.servers) NetServer.prototype.close.call(server);
    for (const socket of this.open) this.endWhenQuiet(socket, linger);
    while (this.open.size > 0) await Promise.all([...this.open].map((socket) => once(socket, 'close')));
  }

  /** Accepts pending connections before the server stops listening, because the system would reset them. Gives up after `mostTurns`. */
  private async acceptWaiting(): Promise<void> {
    for (let turn = 0, before = -1; turn < mostTurns && before !== this.accepted; turn += 1) {
      before = this.accepted;
      await nextTurn();
    }
  }

  /** Sends FIN after `linger` milliseconds unless a response is in progress, and waits for the client's FIN. A socket that is destroyed immediately resets the connection when data arrive. */
  private endWhenQuiet(socket: Socket, linger: number): void {
    const end = () => {
      if (!this.answering.has(socket)) socket.end().setTimeout(usualLinger);
    };
    clearTimeout(this.timers.get(socket));
    // After a delay of the event loop, timers run before sockets are read. `setImmediate` lets requests that have arrived start first.
    this.timers.set(
      socket,
      setTimeout(() => setImmediate(end), linger),
    );
  }
}
