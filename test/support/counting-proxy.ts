import { createServer, request } from 'node:http';
import { close, listen } from './listen.js';

export interface CountingProxy {
  url: string;
  /** Paths of the requests. */
  requests: string[];
  stop(): Promise<void>;
}

/** Reverse proxy that records the paths of requests. @param wait can return a promise for a path; the request is forwarded when it resolves */
export const startCountingProxy = async (target: string, wait: (path: string) => Promise<unknown> | undefined = () => undefined): Promise<CountingProxy> => {
  const requests: string[] = [];
  const server = createServer(async (incoming, outgoing) => {
    requests.push(incoming.url ?? '');
    await wait(incoming.url ?? '');
    const passedOn = request(`${target}${incoming.url}`, { method: incoming.method, headers: incoming.headers }, (answer) => {
      outgoing.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(outgoing);
    });
    passedOn.on('error', () => outgoing.destroy());
    incoming.pipe(passedOn);
  });
  return { url: await listen(server), requests, stop: () => close(server) };
};
