import { createServer, request } from 'node:http';
import { pipeline } from 'node:stream';
import { specifiedCalls } from '../contract/specification.js';
import { close, listen } from './listen.js';

/** The specification's calls as patterns. A path below `/Products` that the specification has only as `{id}` or `{a}/{b}` also fits those. */
const patterns = specifiedCalls.map((line) => new RegExp(`^${line.replaceAll(/\{\w+\}/g, '[^/]+')}$`, 'i'));
/** Paths of extensions that also fit a path with a parameter of the specification. */
const extensions = /^GET \/(?:Products\/(?:suggest|cards|[^/]+\/(?:related|datasheet))|Orders\/(?:unpaid|(?!payment)[^/]+\/.+)|Uploads\/[^/]+)$/i;

export interface MinimalShopApi {
  url: string;
  /** Calls outside the specification that arrived: method and path. */
  refused: string[];
  stop(): Promise<void>;
}

/** A Shop API with the 56 calls of the specification and nothing else: it forwards these to another one, and answers all others with a plain 404. */
export const startMinimalShopApi = async (target: string): Promise<MinimalShopApi> => {
  const refused: string[] = [];
  const server = createServer((incoming, outgoing) => {
    const call = `${incoming.method} ${incoming.url!.split('?')[0]}`;
    if (extensions.test(call) || !patterns.some((pattern) => pattern.test(call))) {
      incoming.resume();
      refused.push(call);
      outgoing.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
      return;
    }
    const forwarded = request(`${target}${incoming.url}`, { method: incoming.method, headers: incoming.headers }, (answer) => {
      // These headers describe the other connection. Its longer keep-alive timeout would let the client send on a connection that closes.
      const { connection: _, 'keep-alive': __, ...headers } = answer.headers;
      outgoing.writeHead(answer.statusCode!, headers);
      // Closes the connection when the answer is cut off, so that its reader does not wait for the rest.
      pipeline(answer, outgoing, () => undefined);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  return { url: await listen(server), refused, stop: () => close(server) };
};
