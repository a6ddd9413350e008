import { createServer, request } from 'node:http';
import { close, listen } from './listen.js';

export interface Counted {
  url: string;
  /** Paths that were asked for. */
  asked: string[];
  stop(): Promise<void>;
}

/** Stands in front of an HTTP server, passes everything on, and notes what it was asked. @param wait what it does first with a request, where it takes its time */
export const countCallsTo = async (target: string, wait: (path: string) => Promise<unknown> | undefined = () => undefined): Promise<Counted> => {
  const asked: string[] = [];
  const server = createServer(async (incoming, outgoing) => {
    asked.push(incoming.url ?? '');
    await wait(incoming.url ?? '');
    const passedOn = request(`${target}${incoming.url}`, { method: incoming.method, headers: incoming.headers }, (answer) => {
      outgoing.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(outgoing);
    });
    passedOn.on('error', () => outgoing.destroy());
    incoming.pipe(passedOn);
  });
  return { url: await listen(server), asked, stop: () => close(server) };
};
