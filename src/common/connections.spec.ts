import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { listen } from '../../test/support/listen.js';
import { keepConnectionOpen } from '../../test/support/persistent-connection.js';
import { Connections } from './connections.js';

it('at shutdown closes idle connections, also those that had a response, and the others after their response', async () => {
  const connections = new Connections();
  const [slow, begun] = [Promise.withResolvers<ServerResponse>(), Promise.withResolvers<ServerResponse>()];
  const handlers: Record<string, RequestListener> = {
    '/quick': (_request, response) => void response.end('now'),
    '/slow': (_request, response) => slow.resolve(response),
    // Its headers have promised to keep the connection open.
    '/begun': (_request, response) => {
      response.writeHead(200, { 'content-length': 2 }).write('a');
      begun.resolve(response);
    },
  };
  // Without a timeout of its own, so that only the shutdown closes connections.
  const server = createServer(
    { keepAliveTimeout: 0 },
    connections.trackResponses((request, response) => handlers[request.url!]!(request, response)),
  );
  connections.watch(server);
  const url = await listen(server);

  const answered = Promise.withResolvers<void>();
  const idle = [keepConnectionOpen(url, '/quick', { most: 1, onAnswer: answered.resolve }), keepConnectionOpen(url, '/quick', { most: 0 })];
  const [ofSlow, ofBegun] = [keepConnectionOpen(url, '/slow'), keepConnectionOpen(url, '/begun', { most: 1 })];
  const [, slowResponse, begunResponse] = await Promise.all([answered.promise, slow.promise, begun.promise]);

  const ended = connections.end(50);
  expect(await Promise.all(idle.map((connection) => connection.ended))).toEqual(['idle', 'idle']);
  slowResponse.end('then');
  begunResponse.end('b');
  expect(await Promise.all([ofSlow.ended, ofBegun.ended])).toEqual(['closed', 'idle']);
  await ended;
});
