import { createServer, type Server } from 'node:http';
import brand from '../../brands/enc/brand.js';
import { eventually } from '../../test/support/eventually.js';
import { close, listen } from '../../test/support/listen.js';
import type { Environment } from '../config/environment.js';
import { extensionNames } from '../contract/shop-api.js';
import { CapabilityDiscovery } from './capability-discovery.js';
import { ShopApiClient } from './client/shop-api.client.js';

const call = { shop: 'ENC', locale: 'nl-NL', requestId: 'request-1' } as const;

describe('the extensions of a Shop API', () => {
  let server: Server;
  let url: string;
  let requested: string[] = [];
  /** Status and body of the list of extensions; undefined: the Shop API is down. */
  let answer: { status: number; body?: unknown } | undefined;
  const stops: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    server = createServer((request, response) => {
      if (!answer) return void request.socket.destroy();
      requested.push(request.url!);
      const { status, body } = request.url === '/Capabilities' ? answer : { status: 200, body: [] };
      response.writeHead(status, { 'content-type': 'application/json' }).end(body === undefined ? 'no such path' : JSON.stringify(body));
    });
    url = await listen(server);
  });
  beforeEach(() => void (requested = []));
  afterEach(async () => void (await Promise.all(stops.splice(0).map((stop) => stop()))));
  afterAll(() => close(server));

  const discover = async (shopApiExtensions?: readonly string[]): Promise<ShopApiClient> => {
    const client = new ShopApiClient(url);
    const discovery = new CapabilityDiscovery(client, { shopApiExtensions } as Environment, brand);
    stops.push(async () => {
      discovery.onApplicationShutdown();
      await client.close();
    });
    await discovery.onApplicationBootstrap();
    return client;
  };
  const missingOf = ({ capabilities }: ShopApiClient) => capabilities.missing;

  it('are those that it declares; a missing one is NOT_FOUND without a request', async () => {
    answer = { status: 200, body: { extensions: ['getCapabilities', 'listCategories', 'of a later version'] } };
    const client = await discover();
    expect([client.capabilities.has('listCategories'), client.capabilities.has('listProducts'), client.capabilities.has('getProduct')]).toEqual([true, false, true]);
    await expect(client.call('listSessions', {}, call)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(client.download('exportMe', {}, call)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(requested).toEqual(['/Capabilities']);
  });

  it.each([
    ['has no such path', { status: 404 }],
    ['does not know the method', { status: 405 }],
    ['does not implement it', { status: 501 }],
    ['answers with something else', { status: 200, body: { hello: 'world' } }],
  ])('are none when the Shop API %s', async (_, given) => {
    answer = given;
    expect(missingOf(await discover())).toEqual(extensionNames.filter((name) => name !== 'getCapabilities'));
  });

  it('are those of the environment, if it states them', async () => {
    answer = { status: 200, body: { extensions: [] } };
    const client = await discover(['listProducts']);
    expect([client.capabilities.has('listProducts'), client.capabilities.has('suggestProducts'), requested]).toEqual([true, false, []]);
  });

  it('count as available while the Shop API is down, and are read as soon as it answers', async () => {
    answer = undefined;
    const client = await discover();
    expect(missingOf(client)).toEqual([]);
    const changes: number[] = [];
    client.capabilities.onChanged(() => changes.push(missingOf(client).length));
    answer = { status: 404 };
    await eventually('the extensions are known', async () => (missingOf(client).length > 0 ? true : undefined));
    expect(changes).toEqual([extensionNames.length - 1]);
  });

  it('are read again after an outage', async () => {
    answer = { status: 404 };
    const client = await discover();
    answer = undefined;
    for (let failures = 0; failures < 5; failures += 1) await client.request('getRating', {}, call).catch(() => undefined);
    answer = { status: 200, body: { extensions: ['listCategories'] } };
    await eventually('the new extension is known', async () => client.capabilities.has('listCategories') || undefined);
  });

  it('can be answered by the storefront, instead of the Shop API or in its absence', async () => {
    answer = { status: 200, body: { extensions: ['listCategories'] } };
    const client = await discover();
    client.capabilities.substitute({ listProductsById: () => [] });
    client.capabilities.fallBack({ listCategories: () => Promise.reject(new Error('not called')), unsubscribe: () => ({ email: 'ada@example.nl' }) as never });
    expect((['listProductsById', 'listCategories', 'unsubscribe', 'enquire'] as const).map((name) => client.capabilities.sourceOf(name))).toEqual([
      'storefront',
      'Shop API',
      'storefront',
      'nobody',
    ]);
    await expect(client.call('listCategories', {}, call)).resolves.toEqual([]);
    await expect(client.call('listProductsById', {}, call)).resolves.toEqual([]);
  });
});
