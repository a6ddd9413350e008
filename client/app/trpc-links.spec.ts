import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { createTRPCUntypedClient } from '@trpc/client';
import { initTRPC, TRPCError } from '@trpc/server';
import { createHTTPHandler } from '@trpc/server/adapters/standalone';
import superjson from 'superjson';
import { close, listen } from '../../test/support/listen.js';
import { problemOf } from '../core/api.js';
import { RequestFailedError, SubscriptionsUnsupportedError, UnparsableResponseError } from '../core/call-errors.js';
import { trpcLinks } from './trpc-links.js';

const trpc = initTRPC.create({
  transformer: superjson,
  errorFormatter: ({ shape }) => ({ ...shape, data: { ...shape.data, problem: { code: 'NOT_FOUND', title: 'Niet gevonden' } } }),
});
const values = { day: new Date(0), tags: new Set(['felt']), cents: 12n, nothing: undefined };
let finishSlow = () => {};
const slow = new Promise<void>((resolve) => {
  finishSlow = resolve;
});
const router = trpc.router({
  'products.byId': trpc.procedure.query(() => values),
  'products.slow': trpc.procedure.query(() => slow.then(() => 'slow')),
  'products.none': trpc.procedure.query(() => {
    throw new TRPCError({ code: 'NOT_FOUND' });
  }),
  'cart.order': trpc.procedure.query(() => null),
  'cart.addLine': trpc.procedure.mutation(() => undefined),
});
const procedures = createHTTPHandler({ router, basePath: '/api/trpc/', maxBatchSize: 20 });

let answer: RequestListener = procedures;
const requested: Pick<IncomingMessage, 'method' | 'url' | 'headers'>[] = [];
let server: Server;
let origin = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    requested.push(request);
    answer(request, response);
  });
  origin = await listen(server);
});
beforeEach(() => {
  answer = procedures;
  requested.length = 0;
});
afterAll(() => close(server));

const client = () => createTRPCUntypedClient({ links: trpcLinks('fr-BE', { origin }) });
const paths = () => requested.map(({ method, url }) => `${method} ${new URL(url!, origin).pathname}`);
const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'no failure',
    (error: unknown) => error,
  );
const jsonl = 'application/jsonl';
const answering =
  (body: string, { status = 200, type = 'application/json' } = {}): RequestListener =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': type }).end(body);

describe('the link to the typed endpoint', () => {
  it('batches reads into one request with the page’s locale, and resolves each as soon as it is ready', async () => {
    const api = client();
    const [ready, late] = [api.query('products.byId', 1), api.query('products.slow')];
    expect(await ready).toEqual(values);
    finishSlow();
    expect(await late).toBe('slow');
    expect(paths()).toEqual(['GET /api/trpc/products.byId,products.slow']);
    expect(requested[0]!.headers).toMatchObject({ 'x-locale': 'fr-BE', 'trpc-accept': jsonl });
  });

  it('batches no more reads than the server accepts', async () => {
    const api = client();
    await Promise.all(Array.from({ length: 21 }, (_, id) => api.query('products.byId', id)));
    expect(paths().map((path) => path.split(',').length)).toEqual([20, 1]);
  });

  it('sends order reads and writes in separate requests', async () => {
    const api = client();
    await Promise.all([api.query('cart.order'), api.query('products.byId', 1), api.mutation('cart.addLine'), api.mutation('cart.addLine')]);
    expect(paths().toSorted()).toEqual(['GET /api/trpc/cart.order', 'GET /api/trpc/products.byId', 'POST /api/trpc/cart.addLine', 'POST /api/trpc/cart.addLine']);
  });

  it('passes on the problem of a procedure', async () => {
    const error = await failureOf(client().query('products.none'));
    expect(problemOf(error)).toEqual({ code: 'NOT_FOUND', title: 'Niet gevonden' });
    expect(error).not.toBeInstanceOf(UnparsableResponseError);
  });

  describe.each([
    ['a read', (api: ReturnType<typeof client>) => api.query('products.byId', 1), jsonl],
    ['a read of the order', (api: ReturnType<typeof client>) => api.query('cart.order'), 'application/json'],
    ['a write', (api: ReturnType<typeof client>) => api.mutation('cart.addLine'), 'application/json'],
  ] as const)('for %s', (_name, call, type) => {
    it.each([
      ['HTML instead of JSON', '<!doctype html><title>Log in</title>\n', 'text/html'],
      ['nothing', '', type],
      ['truncated JSON', '{"result":{"data":{"js', type],
      ['JSON of another shape', '{"hello":"world"}\n', type],
      ['data of another serialiser', '{"result":{"data":"panel"}}\n', type],
      ['a list', '[]\n', type],
      ['null', 'null\n', type],
    ])('cannot parse %s', async (_kind, body, sent) => {
      answer = answering(body, { type: sent });
      const error = await failureOf(call(client()));
      expect(error).toBeInstanceOf(UnparsableResponseError);
      expect(error).toMatchObject({ name: 'UnparsableResponseError', message: expect.stringMatching(/^The answer to (products\.byId|cart\.\w+) cannot be parsed$/) });
      expect(problemOf(error)).toBeUndefined();
    });

    it('fails on an error status, with the problem details if there are any', async () => {
      answer = answering('<h1>Bad gateway</h1>', { status: 502, type: 'text/html' });
      expect(await failureOf(call(client()))).toMatchObject({ cause: { name: 'RequestFailedError', reason: 'status' } });
      const problem = { code: 'TOO_MANY_REQUESTS', status: 429, title: 'Rustig aan' };
      answer = answering(JSON.stringify(problem), { status: 429, type: 'application/problem+json; charset=utf-8' });
      expect(problemOf(await failureOf(call(client())))).toEqual(problem);
    });

    it('fails without a connection', async () => {
      answer = (request) => request.socket.destroy();
      const error = await failureOf(call(client()));
      expect(error).not.toBeInstanceOf(UnparsableResponseError);
      expect(error).toMatchObject({ cause: { name: 'RequestFailedError', reason: 'network' } });
    });
  });

  it('cannot parse a stream that ends early', async () => {
    answer = (_, response) => {
      response.writeHead(200, { 'content-type': jsonl });
      response.write('{"json":{"0":[[0],[null,0,0]],"1":[[0],[null,0,1]]}}\n');
      response.end('{"json":[0,0,[[{"result":0}],["result",0,2]]]}\n');
    };
    const api = client();
    const errors = await Promise.all([failureOf(api.query('products.byId', 1)), failureOf(api.query('products.byId', 2))]);
    for (const error of errors) expect(error).toBeInstanceOf(UnparsableResponseError);
  });

  it('cannot parse a stream with neither a result nor an error', async () => {
    answer = answering('{"json":{"0":[[{"hello":"world"}]]}}\n', { type: jsonl });
    expect(await failureOf(client().query('products.byId', 1))).toBeInstanceOf(UnparsableResponseError);
  });

  it('cannot parse a stream whose connection breaks', async () => {
    answer = (_, response) => {
      response.writeHead(200, { 'content-type': jsonl });
      response.write('{"json":{"0":[[0],[null,0,0]]}}\n', () => setImmediate(() => response.destroy()));
    };
    expect(await failureOf(client().query('products.byId', 1))).toBeInstanceOf(UnparsableResponseError);
  });

  it('reports a cancelled request as cancelled', async () => {
    const stop = new AbortController();
    answer = () => stop.abort();
    const error = await failureOf(client().query('cart.order', undefined, { signal: stop.signal }));
    expect(error).not.toBeInstanceOf(UnparsableResponseError);
    expect(error).toMatchObject({ cause: { name: 'RequestFailedError', reason: 'cancelled' } });
    expect((error as { cause: unknown }).cause).toBeInstanceOf(RequestFailedError);
  });

  it('refuses subscriptions without a request', () => {
    expect(() => client().subscription('cart.order', undefined, {})).toThrow(new SubscriptionsUnsupportedError('cart.order'));
    expect(requested).toEqual([]);
  });
});
