import { once } from 'node:events';
import type { RequestListener, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Server as TlsServer } from 'node:tls';

/** Milliseconds for which a connection without a request stays open at shutdown: longer than a round trip, because a request may be on its way. */
const defaultLinger = 500;
/** Maximum number of event loop turns in which pending connections are accepted before a server stops listening. */
const maxTicks = 1000;

/**
 * Tracks the open connections of a process and closes them at shutdown. Node itself closes idle connections immediately, which
 * resets those with a request on its way, and does not close connections that never sent one
 * (https://nodejs.org/api/http.html#serverclosecallback).
 */
export class Connections {
  readonly open = new Set<Socket>();
  private readonly responses = new Map<Socket, ServerResponse>();
  private readonly timers = new WeakMap<Socket, NodeJS.Timeout>();
  private readonly servers: NetServer[] = [];
  private readonly closingController = new AbortController();
  private isShuttingDown = false;
  private accepted = 0;

  /** Aborted when `end` starts. */
  get closing(): AbortSignal {
    return this.closingController.signal;
  }

  watch(server: Server): void {
    this.servers.push(server);
    server.on(server instanceof TlsServer ? 'secureConnection' : 'connection', (socket: Socket) => {
      this.accepted += 1;
      this.open.add(socket);
      socket.once('close', () => this.open.delete(socket));
      if (this.closing.aborted) this.endWhenIdle(socket, defaultLinger);
    });
  }

  /** Wraps a listener, so that its responses close their connections after `stopKeepAlive`. */
  trackResponses(handle: RequestListener): RequestListener {
    return (request, response) => {
      const { socket } = request;
      // The response could no longer be sent. The request is not processed, so that the client does not miss the result of a write.
      if (socket.writableEnded) return void socket.destroy();
      response.shouldKeepAlive &&= !this.isShuttingDown;
      this.responses.set(socket, response);
      response.once('close', () => {
        this.responses.delete(socket);
        if (this.closing.aborted) this.endWhenIdle(socket, defaultLinger);
      });
      handle(request, response);
    };
  }

  /** From now on every response has `connection: close` (RFC 9112, section 9.6), also those in progress whose headers are not sent yet. */
  stopKeepAlive(): void {
    this.isShuttingDown = true;
    for (const response of this.responses.values()) response.shouldKeepAlive = false;
  }

  /** Stops listening, and resolves when all connections are closed: each after its response, or after `linger` milliseconds without a request. */
  async end(linger = defaultLinger): Promise<void> {
    this.stopKeepAlive();
    this.closingController.abort();
    await this.acceptPending();
    // `close` of Node's HTTP server would also close idle connections immediately, and stop the timeouts for slow requests.
    for (const server of this.servers) NetServer.prototype.close.call(server);
    for (const socket of this.open) this.endWhenIdle(socket, linger);
    while (this.open.size > 0) await Promise.all([...this.open].map((socket) => once(socket, 'close')));
  }

  /** Accepts pending connections before the server stops listening, because the system would reset them. Gives up after `maxTicks`. */
  private async acceptPending(): Promise<void> {
    for (let turn = 0, before = -1; turn < maxTicks && before !== this.accepted; turn += 1) {
      before = this.accepted;
      await nextTurn();
    }
  }

  /** Sends FIN after `linger` milliseconds unless a response is in progress, and waits for the client's FIN. A socket that is destroyed immediately resets the connection when data arrive. */
  private endWhenIdle(socket: Socket, linger: number): void {
    const end = () => {
      if (!this.responses.has(socket)) socket.end().setTimeout(defaultLinger);
    };
    clearTimeout(this.timers.get(socket));
    // After a delay of the event loop, timers run before sockets are read. `setImmediate` lets requests that have arrived start first.
    this.timers.set(
      socket,
      setTimeout(() => setImmediate(end), linger),
    );
  }
}
