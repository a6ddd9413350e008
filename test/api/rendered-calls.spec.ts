import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { shopApiHeaders } from '../../src/contract/operation.js';
import { close, listen } from '../support/listen.js';
import { startTestStorefront, type TestStorefront } from '../support/storefront.js';

let shopApi: Server;
let storefront: TestStorefront;
const requested: IncomingHttpHeaders[] = [];
beforeAll(async () => {
  shopApi = createServer(({ headers }, response) => {
    requested.push(headers);
    response.writeHead(503).end();
  });
  storefront = await startTestStorefront(await listen(shopApi));
});
beforeEach(() => {
  requested.length = 0;
});
afterAll(async () => {
  await storefront.stop();
  await close(shopApi);
});

const marks = () => [...new Set(requested.map((headers) => headers[shopApiHeaders.renderedBy]))];

describe('calls to the Shop API', () => {
  it('by a page that is rendered are marked as such', async () => {
    await storefront.page('/producten');
    expect(requested.length).toBeGreaterThan(0);
    expect(marks()).toEqual(['server']);
  });

  it('on behalf of a browser are not', async () => {
    const input = encodeURIComponent(JSON.stringify({ json: {} }));
    await storefront.call('get', `/api/trpc/products.list?input=${input}`);
    expect(requested.length).toBeGreaterThan(0);
    expect(marks()).toEqual([undefined]);
  });
});
