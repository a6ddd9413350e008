import fastify from 'fastify';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import type { CallContext } from '../../common/call-context.js';
import { trackRequests } from '../../common/logs/request-context.js';
import { Problem } from '../../contract/errors.js';
import { eventually } from '../../../test/support/eventually.js';
import { ShopApiClient } from './shop-api.client.js';
import { ShopApiFailure } from './shop-api.failure.js';

/** Milliseconds; short, to keep the tests fast. */
const readDeadline = 300;
const call: CallContext = { shop: 'ENC', locale: 'nl-NL', requestId: 'request-1' };
const category = { id: 'panels', name: 'Panelen', slug: 'panelen', fragments: [] };

describe('the client of the Shop API', () => {
  let server: Server;
  let client: ShopApiClient;
  let answer: RequestListener;
  let connections = 0;

  beforeAll(async () => {
    server = createServer((request, response) => answer(request, response)).on('connection', () => (connections += 1));
    await once(server.listen(0, 'localhost'), 'listening');
    client = new ShopApiClient(`http://localhost:${(server.address() as AddressInfo).port}`, readDeadline);
  });
  afterAll(async () => {
    await client.close();
    server.closeAllConnections();
    server.close();
  });

  const answerWith = (status: number, body: unknown, type = 'application/json') => {
    answer = (request, response) => {
      request.resume();
      response.writeHead(status, { 'content-type': type }).end(typeof body === 'string' ? body : JSON.stringify(body));
    };
  };
  const ask = (signal?: AbortSignal) => client.request('suggestProducts', { q: 'paneel' }, call, signal);
  const failureOf = (requested: Promise<unknown>): Promise<unknown> =>
    requested.then(
      () => undefined,
      (error: unknown) => error,
    );

  it('returns the body of a successful response', async () => {
    answerWith(200, { products: [], categories: [category] });
    await expect(ask()).resolves.toEqual({ products: [], categories: [category] });
  });

  it('supports a Shop API below a path of its host', async () => {
    const requested: string[] = [];
    answer = (request, response) => {
      requested.push(request.url ?? '');
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ products: [], categories: [] }));
    };
    const below = new ShopApiClient(`${client.url}/company/shop/`, readDeadline);
    await below.request('suggestProducts', { q: 'paneel' }, call);
    await below.close();
    expect(requested).toEqual(['/company/shop/Products/suggest?q=paneel']);
  });

  /** Responds with 204 to everything, and returns the received request with its body. */
  const recordedDuring = async (act: () => Promise<unknown>) => {
    const arrived = Promise.withResolvers<{ line: string; headers: IncomingHttpHeaders; body: Buffer }>();
    answer = async (request, response) => {
      const body = await buffer(request);
      response.writeHead(204).end();
      arrived.resolve({ line: `${request.method} ${request.url}`, headers: request.headers, body });
    };
    await act();
    return arrived.promise;
  };

  it('signs out without a body (specification, point 7)', async () => {
    const { line, headers, body } = await recordedDuring(() => client.request('logout', {}, { ...call, sessionToken: 'session' }));
    expect([line, body.length, headers['content-type'], headers['content-length'], headers['transfer-encoding']]).toEqual(['POST /auth/logout', 0, undefined, '0', undefined]);
  });

  it.each([
    ['orderWebhook', '/orders/payment/webhook/order'],
    ['paymentWebhook', '/orders/payment/webhook/payment'],
  ] as const)('forwards %s as a multipart form (specification, point 7)', async (name, path) => {
    const { line, headers, body } = await recordedDuring(() => client.request(name, { id: 'tr_7UhSN1zuXS' }, call));
    expect(line).toBe(`POST ${path}`);
    const type = headers['content-type']!;
    expect(type).toMatch(/^multipart\/form-data; boundary=/);
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
    expect([...form]).toEqual([['id', 'tr_7UhSN1zuXS']]);
  });

  it('regards status 404 without problem details as not found', async () => {
    answerWith(404, '{"error":');
    const failure = await failureOf(ask());
    expect(failure).not.toBeInstanceOf(ShopApiFailure);
    expect(failure).toMatchObject({ code: 'NOT_FOUND' });
  });

  it.each([300, 304, 401, 500])('fails on status %i without problem details', async (status) => {
    answerWith(status, '');
    await expect(failureOf(ask())).resolves.toMatchObject({ kind: 'malformed', code: 'UNAVAILABLE' });
  });

  it('throws the problem of a response', async () => {
    answerWith(409, { type: 'urn:problem:conflict', title: 'Conflict', status: 409, code: 'CONFLICT', errors: [] }, 'application/problem+json');
    const failure = await failureOf(ask());
    expect(failure).toBeInstanceOf(Problem);
    expect(failure).not.toBeInstanceOf(ShopApiFailure);
    expect(failure).toMatchObject({ code: 'CONFLICT', status: 409 });
  });

  it.each([['<html>'], ['[]']])('fails on the malformed response %s', async (body) => {
    answerWith(200, body);
    await expect(failureOf(ask())).resolves.toMatchObject({ kind: 'malformed' });
  });

  it('fails when the connection breaks', async () => {
    answer = (request) => request.socket.destroy();
    const failure = await failureOf(ask());
    expect(failure).toBeInstanceOf(ShopApiFailure);
    expect(failure).toMatchObject({ kind: 'network' });
  });

  it('repeats a read when its keep-alive connection was closed meanwhile, but never a write', async () => {
    const requested: string[] = [];
    let breaks = 0;
    answer = (request, response) => {
      requested.push(request.method!);
      if (breaks-- > 0) return void request.socket.destroy();
      request.resume();
      response.writeHead(200, { 'content-type': 'application/json' }).end(request.method === 'GET' ? '{"products":[],"categories":[]}' : '{"valid":true,"reason":null}');
    };
    breaks = 1;
    await expect(ask()).resolves.toEqual({ products: [], categories: [] });
    breaks = 1;
    await expect(failureOf(client.request('validateEmail', { email: 'ada@example.nl' }, call))).resolves.toMatchObject({ kind: 'network' });
    expect(requested).toEqual(['GET', 'GET', 'POST']);
  });

  it('repeats at most 5% of the reads of an unstable Shop API', async () => {
    let requested = 0;
    answer = (request, response) => {
      requested += 1;
      if (requested % 3 > 0) return void request.socket.destroy();
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"products":[],"categories":[]}');
    };
    const own = new ShopApiClient(client.url, readDeadline);
    for (let read = 0; read < 200; read += 1) await failureOf(own.request('suggestProducts', { q: 'paneel' }, call));
    await own.close();
    expect(requested).toBeGreaterThan(200);
    expect(requested).toBeLessThanOrEqual(220);
  });

  it('stops calling a failing Shop API, and resumes when it responds again', async () => {
    let isDown = true;
    const requested: string[] = [];
    answer = (request, response) => {
      requested.push(request.url!);
      if (isDown) return void request.socket.destroy();
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"products":[],"categories":[]}');
    };
    const own = new ShopApiClient(client.url, readDeadline);
    const read = () => own.request('suggestProducts', { q: 'paneel' }, call);
    for (let time = 0; time < 5; time += 1) await expect(failureOf(read())).resolves.toMatchObject({ kind: 'network' });
    const before = requested.length;
    await expect(failureOf(read())).resolves.toMatchObject({ kind: 'unasked', code: 'UNAVAILABLE' });
    expect(requested).toHaveLength(before);
    isDown = false;
    await eventually('the Shop API is asked again', () =>
      read().then(
        () => true,
        () => undefined,
      ),
    );
    expect(requested.slice(before)).toContain('/health/ready');
    await own.close();
  });

  it('respects the deadline of the caller', async () => {
    answer = () => undefined;
    // The client's own deadline is longer than the timeout of the test.
    const patient = new ShopApiClient(client.url, 600_000);
    const now = performance.now();
    await expect(failureOf(patient.request('suggestProducts', { q: 'paneel' }, { ...call, deadline: now + 200 }))).resolves.toMatchObject({ kind: 'deadline' });
    await expect(failureOf(patient.request('suggestProducts', { q: 'paneel' }, { ...call, deadline: now }))).resolves.toMatchObject({ kind: 'deadline' });
    await patient.close();
  });

  it('fails when the response is cut off', async () => {
    answer = (_request, response) => {
      response.writeHead(200, { 'content-length': 1000 }).write('{');
      setImmediate(() => response.destroy());
    };
    await expect(failureOf(ask())).resolves.toMatchObject({ kind: 'network' });
  });

  it('aborts a read at its deadline', async () => {
    answer = () => undefined;
    await expect(failureOf(ask())).resolves.toMatchObject({ kind: 'deadline' });
  });

  it('reads a response that arrived while the process stood still, also beyond the deadline', async () => {
    const serve = `
      const { createServer } = require('node:http');
      const { parentPort, workerData } = require('node:worker_threads');
      const server = createServer((request, response) => {
        parentPort.postMessage('asked');
        Atomics.wait(workerData, 0, 0);
        response.end('{"products":[],"categories":[]}');
      });
      server.listen(0, 'localhost', () => parentPort.postMessage(server.address().port));`;
    const standsStill = new Int32Array(new SharedArrayBuffer(4));
    const otherThread = new Worker(serve, { eval: true, workerData: standsStill });
    const [port] = (await once(otherThread, 'message')) as [number];
    const waiting = new ShopApiClient(`http://localhost:${port}`, readDeadline);
    const requested = failureOf(waiting.request('suggestProducts', { q: 'paneel' }, call));
    otherThread.once('message', () => {
      Atomics.store(standsStill, 0, 1);
      Atomics.notify(standsStill, 0);
      Atomics.wait(standsStill, 0, 1, 2 * readDeadline);
    });
    await expect(requested).resolves.toBeUndefined();
    await Promise.all([waiting.close(), otherThread.terminate()]);
  });

  it('stops when the caller cancels', async () => {
    const controller = new AbortController();
    answer = () => controller.abort();
    await expect(failureOf(ask(controller.signal))).resolves.toMatchObject({ kind: 'cancelled' });
  });

  it('caches public responses, and previews of configurations without data of a visitor', async () => {
    const price = { includingVat: { amount: 121, currency: 'EUR' }, excludingVat: { amount: 100, currency: 'EUR' } };
    const none = { options: [], crop: null, expectedCrop: null, messages: [], volumeDiscount: [], area: null, trace: [] };
    const preview = { productId: 'panel', quantity: 1, ...none, isComplete: true, isStandard: true, unitPrice: price, total: price };
    const requested: unknown[] = [];
    answer = (request, response) => {
      requested.push(request.headers.authorization);
      request.resume();
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(preview));
    };
    const customer = { ...call, sessionToken: 'session' };
    const askFor = (more: object) => client.call('previewConfiguration', { id: 'panel', choices: {}, quantity: 1, ...more }, customer);
    for (let time = 0; time < 2; time += 1) await askFor({});
    expect(requested).toEqual([undefined]);
    for (let time = 0; time < 2; time += 1) await askFor({ configurationId: 'own' });
    await askFor({ choices: { edge: 'round' } });
    expect(requested.slice(1)).toEqual(['Bearer session', 'Bearer session', 'Bearer session']);
  });

  it('has no deadline for a write that was sent', async () => {
    answer = (request, response) => {
      request.resume();
      setTimeout(() => response.writeHead(200, { 'content-type': 'application/json' }).end('{"valid":true,"reason":null}'), 2 * readDeadline);
    };
    await expect(client.request('validateEmail', { email: 'ada@example.nl' }, call)).resolves.toEqual({ valid: true, reason: null });
  });

  it('keeps connections alive and opens no more than 64', async () => {
    answerWith(200, { products: [], categories: [] });
    await ask();
    const before = connections;
    for (let round = 0; round < 5; round += 1) await ask();
    expect(connections).toBe(before);
    // On a busy machine, 300 calls may take longer than a deadline.
    const patient = new ShopApiClient(client.url, 600_000);
    await Promise.all(Array.from({ length: 300 }, () => patient.request('suggestProducts', { q: 'paneel' }, call)));
    expect(connections).toBeLessThanOrEqual(before + 64);
    await patient.close();
  });

  it('sends a call of another network after one of a network with hundreds of waiting calls', async () => {
    const held: { name: string | null; respond: () => void }[] = [];
    answer = ({ url }, response) => {
      const respond = () => void response.writeHead(200, { 'content-type': 'application/json' }).end('{"products":[],"categories":[]}');
      held.push({ name: new URL(url!, client.url).searchParams.get('q'), respond });
    };
    const own = new ShopApiClient(client.url, 600_000);
    const storefront = fastify();
    trackRequests(storefront);
    const asked = new Set<string>();
    storefront.get<{ Querystring: { q: string } }>('/', ({ query }) => {
      const answered = own.request('suggestProducts', query, call);
      asked.add(query.q);
      return answered;
    });
    const visit = (q: string, remoteAddress: string) => storefront.inject({ url: `/?q=${q}`, remoteAddress });
    const visits = Array.from({ length: 200 }, () => visit('flood', '203.0.113.1'));
    const allConnectionsUsed = () => eventually('all connections are used', async () => held.length === 64 || undefined);
    await allConnectionsUsed();
    visits.push(visit('other', '198.51.100.1'));
    await eventually('the other call waits', async () => asked.has('other') || undefined);
    for (const { respond } of held.splice(0, 2)) respond();
    await allConnectionsUsed();
    expect(held.map(({ name }) => name)).toContain('other');
    answerWith(200, { products: [], categories: [] });
    for (const { respond } of held) respond();
    expect(new Set((await Promise.all(visits)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    await own.close();
  });

  it('does not regard calls that found no connection as an outage', async () => {
    const own = new ShopApiClient(client.url, readDeadline);
    answer = () => undefined;
    const calls = Array.from({ length: 100 }, () => failureOf(own.request('suggestProducts', { q: 'paneel' }, call)));
    const kinds = (await Promise.all(calls)).map((failure) => (failure as ShopApiFailure).kind);
    expect(kinds).toEqual([...Array<string>(64).fill('deadline'), ...Array<string>(36).fill('unasked')]);
    await own.close();
  });

  it.each([
    ['before its first byte', () => undefined],
    ['in the middle', (response: ServerResponse) => void response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': 1000 }).write('%PDF')],
  ])('aborts a file that stalls %s', async (_, answered) => {
    answer = (_request, response) => answered(response);
    const file = client.download('getDataSheet', { id: 'panel' }, call).then(({ content }) => buffer(content));
    const failure = await failureOf(file);
    expect(failure instanceof ShopApiFailure ? failure : ShopApiFailure.from(failure)).toMatchObject({ kind: 'deadline' });
  });

  it('reserves connections for reads while writes get no response, and fails writes that were not sent', async () => {
    const mute = new Set<ServerResponse>();
    answer = (request, response) => {
      request.resume();
      if (request.method === 'POST') mute.add(response);
      else response.writeHead(200, { 'content-type': 'application/json' }).end('{"products":[],"categories":[]}');
    };
    const own = new ShopApiClient(client.url, readDeadline);
    const write = () => own.request('validateEmail', { email: 'ada@example.nl' }, call);
    const sent = Array.from({ length: 48 }, write);
    await eventually('they are sent', async () => mute.size === sent.length || undefined);
    const waiting = write();
    await expect(own.request('suggestProducts', { q: 'paneel' }, call)).resolves.toEqual({ products: [], categories: [] });
    await expect(failureOf(waiting)).resolves.toMatchObject({ kind: 'unasked' });
    for (const response of mute) response.writeHead(200, { 'content-type': 'application/json' }).end('{"valid":true,"reason":null}');
    await expect(Promise.all(sent)).resolves.toHaveLength(48);
    answerWith(200, { valid: true, reason: null });
    await expect(write()).resolves.toEqual({ valid: true, reason: null });
    expect(mute.size).toBe(48);
    await own.close();
  });
});
