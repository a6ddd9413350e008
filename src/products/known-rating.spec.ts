import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventually } from '../../test/support/eventually.js';
import type { CallContext } from '../common/call-context.js';
import { ShopApiClient } from '../shop-api/shop-api.client.js';
import { knownRating } from './known-rating.js';

const call: CallContext = { shop: 'ENC', locale: 'nl-NL', requestId: 'request-1' };
const hour = 3_600_000;
const rating = { score: 9.2, count: 1284, recommended: 97, url: 'https://reviews.example/enc', asOf: new Date().toISOString() };

describe('the known rating', () => {
  let server: Server;
  let status = 200;
  let asked = 0;
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
      asked += 1;
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
    expect(knownRating(client, call)).toBeNull();
    await eventually('the rating is known', async () => knownRating(client, call) ?? undefined);
    expect(knownRating(client, call)).toEqual({ ...rating, isStale: false });
    expect(knownRating(client, call)).toBe(knownRating(client, call));
    expect(asked).toBe(1);
  });

  it.each([
    ['is returned unchanged within a day', 23, false],
    ['is marked as stale after a day', 25, true],
    ['is not returned after a week', 7 * 24 + 1, undefined],
  ])('%s', async (_, hours, isStale) => {
    answer = { ...rating, asOf: new Date(Date.now() - hours * hour).toISOString() };
    const client = newClient();
    expect(knownRating(client, call)).toBeNull();
    // This call joins the pending request, so it resolves after it.
    await client.call('getRating', {}, call);
    expect(knownRating(client, call)?.isStale).toBe(isStale);
  });

  it('is null without an error if the request fails', async () => {
    status = 503;
    const before = asked;
    const client = newClient();
    expect(knownRating(client, call)).toBeNull();
    await eventually('it was asked for', async () => (asked > before ? true : undefined));
    expect(knownRating(client, call)).toBeNull();
  });
});
