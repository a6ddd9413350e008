import { createServer, type IncomingHttpHeaders } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { close, listen } from './listen.js';

interface Message {
  type: string;
  timestamp: string;
  data: Record<string, unknown>;
}
export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
  /** The message. @throws Error when its signature was not made with this secret */
  verify(secret: string): Message;
}
export interface Receiver {
  url: string;
  received: Received[];
  /** Statuses of the next responses; later ones are 204. */
  statuses: number[];
  stop(): Promise<void>;
}

/** Webhook endpoint of an integrator. */
export const startReceiver = async (): Promise<Receiver> => {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    receiver.received.push({ headers: request.headers, body, verify: (secret) => new Webhook(secret).verify(body, request.headers as Record<string, string>) as Message });
    response.writeHead(receiver.statuses.shift() ?? 204).end();
  });
  const url = await listen(server);
  const receiver: Receiver = { url: `${url}/hooks`, received: [], statuses: [], stop: () => close(server) };
  return receiver;
};
