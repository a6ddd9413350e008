import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventually } from '../../test/support/eventually.js';
import type { CallContext } from '../common/call-context.js';
import { ShopApiClient } from '../shop-api/shop-api.client.js';
import { knownRating } from './known-rating.js';

const call: CallContext = { shop: 'ENC', locale: 'nl-NL', requestId: 'request-1' };
const rating = { score: 9.2, count: 1284, recommended: 97, url: 'https://reviews.example/enc' };

describe('what customers say', () => {
  let server: Server;
  let status = 200;
  let asked = 0;
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
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(rating));
    });
    await once(server.listen(0, 'localhost'), 'listening');
  });
  afterAll(async () => {
    await Promise.all(clients.map((client) => client.close()));
    server.close();
  });

  it('is not waited for, and told once it is known, asked for once', async () => {
    const client = newClient();
    expect(knownRating(client, call)).toBeNull();
    await eventually('the rating is known', async () => knownRating(client, call) ?? undefined);
    expect(knownRating(client, call)).toEqual(rating);
    expect(asked).toBe(1);
  });

  it('stays untold, without a failure, where it cannot be had', async () => {
    status = 503;
    const client = newClient();
    expect(knownRating(client, call)).toBeNull();
    await eventually('it was asked for', async () => (asked === 2 ? true : undefined));
    expect(knownRating(client, call)).toBeNull();
  });
});
