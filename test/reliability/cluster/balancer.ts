import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { close, listen } from '../../support/listen.js';

export interface Balancer {
  url: string;
  stop(): Promise<void>;
}

/** Round-robin load balancer. It tries the next server when a connection was refused or a read got no response. It never repeats a write that was sent. */
export const startBalancer = async (targets: readonly string[]): Promise<Balancer> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 100 });
  let turn = 0;
  const ask = (target: string, { method, url, headers }: IncomingMessage, body: Buffer): Promise<IncomingMessage> =>
    new Promise((answered, failed) => {
      request(target + url, { method, headers, agent }, answered)
        .on('error', failed)
        .end(body);
    });
  const pass = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const body = await buffer(incoming);
    const isRead = incoming.method === 'GET';
    for (let left = targets.length; left > 0; left -= 1) {
      const target = targets[(turn += 1) % targets.length]!;
      try {
        const answer = await ask(target, incoming, body);
        outgoing.writeHead(answer.statusCode!, answer.headers);
        answer.on('error', () => outgoing.destroy()).pipe(outgoing);
        return;
      } catch (error) {
        const wasSent = (error as NodeJS.ErrnoException).code !== 'ECONNREFUSED';
        if (wasSent && !isRead) break;
      }
    }
    outgoing.writeHead(502, { 'content-length': 0 }).end();
  };
  const server = createServer((incoming, outgoing) => void pass(incoming, outgoing).catch(() => outgoing.destroy()));
  const url = await listen(server);
  return {
    url,
    stop: async () => {
      agent.destroy();
      await close(server);
    },
  };
};
