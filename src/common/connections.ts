import { once } from 'node:events';
import type { RequestListener, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Server as TlsServer } from 'node:tls';

/** Milliseconds that a connection without a request stays open at the end: longer than a round trip, since the next request may be on its way. */
const usualLinger = 500;
/** Turns of the event loop in which waiting connections are accepted before a server stops listening. */
const mostTurns = 1000;

/**
 * The open connections of one process, and how they end. Node alone closes idle connections at once, which resets those whose
 * next request is on its way, and leaves those open that never sent one (https://nodejs.org/api/http.html#serverclosecallback).
 */
export class Connections {
  readonly open = new Set<Socket>();
  private readonly answering = new Map<Socket, ServerResponse>();
  private readonly timers = new WeakMap<Socket, NodeJS.Timeout>();
  private readonly servers: NetServer[] = [];
  private readonly ending = new AbortController();
  private isLeaving = false;
  private accepted = 0;

  /** Aborted when the connections are being ended. */
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

  /** A listener whose answers end their connections once the process is leaving. */
  serving(handle: RequestListener): RequestListener {
    return (request, response) => {
      const { socket } = request;
      // Nobody would get the answer: a write must not happen unseen.
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

  /** From now on each answer says `connection: close` (RFC 9112, section 9.6), also those under way whose head is not sent yet. */
  leave(): void {
    this.isLeaving = true;
    for (const response of this.answering.values()) response.shouldKeepAlive = false;
  }

  /** Stops listening and resolves when every connection has ended: after its answer, or without a request after a moment of silence. */
  async end(linger = usualLinger): Promise<void> {
    this.leave();
    this.ending.abort();
    await this.acceptWaiting();
    // `close` of Node's HTTP server would also close idle connections at once, and end the deadlines of slow senders.
    for (const server of this.servers) NetServer.prototype.close.call(server);
    for (const socket of this.open) this.endWhenQuiet(socket, linger);
    while (this.open.size > 0) await Promise.all([...this.open].map((socket) => once(socket, 'close')));
  }

  /** The system resets connections that wait to be accepted when their server stops listening: accepts them first, as far as there is an end to them. */
  private async acceptWaiting(): Promise<void> {
    for (let turn = 0, before = -1; turn < mostTurns && before !== this.accepted; turn += 1) {
      before = this.accepted;
      await nextTurn();
    }
  }

  /** Sends FIN and waits a moment for the client's: a socket that is closed at once answers data on their way with a reset. */
  private endWhenQuiet(socket: Socket, linger: number): void {
    const end = () => {
      if (!this.answering.has(socket)) socket.end().setTimeout(usualLinger);
    };
    clearTimeout(this.timers.get(socket));
    // A process that is late runs its timers before it reads what has arrived.
    this.timers.set(
      socket,
      setTimeout(() => setImmediate(end), linger),
    );
  }
}
