import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { serializePipelined } from './http-pipelining.js';

let server: Server;
let begun: [url: string, response: ServerResponse][];
let next: PromiseWithResolvers<void>;
beforeEach(async () => {
  begun = [];
  next = Promise.withResolvers();
  server = createServer(
    serializePipelined(({ url }, response) => {
      begun.push([url!, response]);
      next.resolve();
    }),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends all requests at once. */
const request = (urls: string[]): Socket => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(urls.map((url) => `GET ${url} HTTP/1.1\r\nHost: shop.example\r\n\r\n`).join(''));
  return socket;
};
const urls = () => begun.map(([url]) => url);

describe('requests of one connection', () => {
  it('start one after the other, each after the response to the previous one', async () => {
    const socket = request(['/1', '/2', '/3']);
    for (const expected of [['/1'], ['/1', '/2'], ['/1', '/2', '/3']]) {
      await next.promise;
      expect(urls()).toEqual(expected);
      next = Promise.withResolvers();
      begun.at(-1)![1].end(`answer ${expected.length}\n`);
      await once(socket, 'data');
    }
  });

  it('are discarded with the connection when too many of them wait', async () => {
    const socket = request(Array.from({ length: 40 }, (_, at) => `/${at}`)).resume();
    await once(socket, 'close');
    expect(urls()).toEqual(['/0']);
  });
});
