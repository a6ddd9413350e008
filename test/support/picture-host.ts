import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { close, listen } from './listen.js';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export interface PictureHost {
  url: string;
  /** `localhost:<port>`, as PICTURE_HOSTS names it. */
  host: string;
  /** Answers by path; a content is sent as JPEG. */
  answers: Map<string, Buffer | Answer>;
  /** Paths that were requested. */
  requested: string[];
  stop(): Promise<void>;
}

/** Starts a server that plays the host of a company's pictures. */
export const startPictureHost = async (): Promise<PictureHost> => {
  const server = createServer((request, response) => {
    host.requested.push(request.url!);
    const answer = host.answers.get(request.url!);
    if (!answer) response.writeHead(404).end();
    else if (Buffer.isBuffer(answer)) response.writeHead(200, { 'content-type': 'image/jpeg' }).end(answer);
    else answer(request, response);
  });
  const host: PictureHost = { url: '', host: '', answers: new Map(), requested: [], stop: () => close(server) };
  host.url = await listen(server);
  host.host = new URL(host.url).host;
  return host;
};
