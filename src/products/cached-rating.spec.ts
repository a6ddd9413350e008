import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventually } from '../../test/support/eventually.js';
import type { CallContext } from '../common/call-context.js';
import { ShopApiClient } from '../shop-api/client/shop-api.client.js';
import { cachedRating } from './cached-rating.js';

const call: CallContext = { shop: 'ENC', locale: 'nl-NL', requestId: 'request-1' };
const hour = 3_600_000;
const rating = { score: 9.2, count: 1284, recommended: 97, url: 'https://reviews.example/enc', asOf: new Date().toISOString() };

describe('the known rating', () => {
  let server: Server;
  let status = 200;
  let requested = 0;
  let answer: object = rating;
  const clients: ShopApiClient[] = [];
  const newClient = () => {
    const client = new ShopApiClient(`http://localhost:${(server.address() as AddressInfo).port}`);
    clients.push(client);
    return client;
  };

  beforeAll(async () => {
    server = createServer((request, response) => {
      request.resume();
      requested += 1;
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
    await once(server.listen(0, 'localhost'), 'listening');
  });
  afterAll(async () => {
    await Promise.all(clients.map((client) => client.close()));
    server.close();
  });

  it('is null at first, and is returned once a single request has loaded it', async () => {
    const client = newClient();
    expect(cachedRating(client, call)).toBeNull();
    await eventually('the rating is known', async () => cachedRating(client, call) ?? undefined);
    expect(cachedRating(client, call)).toEqual({ ...rating, isStale: false });
    expect(cachedRating(client, call)).toBe(cachedRating(client, call));
    expect(requested).toBe(1);
  });

  it.each([
    ['is returned unchanged within a day', 23, false],
    ['is marked as stale after a day', 25, true],
    ['is not returned after a week', 7 * 24 + 1, undefined],
  ])('%s', async (_, hours, isStale) => {
    answer = { ...rating, asOf: new Date(Date.now() - hours * hour).toISOString() };
    const client = newClient();
    expect(cachedRating(client, call)).toBeNull();
    // This call joins the pending request, so it resolves after it.
    await client.call('getRating', {}, call);
    expect(cachedRating(client, call)?.isStale).toBe(isStale);
  });

  it('is null without an error if the request fails', async () => {
    status = 503;
    const before = requested;
    const client = newClient();
    expect(cachedRating(client, call)).toBeNull();
    await eventually('it was asked for', async () => (requested > before ? true : undefined));
    expect(cachedRating(client, call)).toBeNull();
  });
});
