import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import request from 'supertest';
import { transportFindings } from '../../cli/monitoring/transport.js';
import { hasNginx, startNginx, type TestNginx } from '../support/nginx.js';
import { authority } from '../support/tls-proxy.js';

const there = hasNginx ? describe : describe.skip;

there(hasNginx ? 'nginx with the documented configuration' : 'nginx with the documented configuration (skipped: nginx is not installed)', () => {
  let shop: Server;
  let nginx: TestNginx;
  let requested: { url: string; headers: IncomingHttpHeaders; bytes: number }[] = [];
  beforeAll(async () => {
    shop = createServer(async (incoming, answer) => {
      let bytes = 0;
      for await (const piece of incoming as AsyncIterable<Buffer>) bytes += piece.length;
      requested.push({ url: incoming.url!, headers: incoming.headers, bytes });
      answer.end('a page');
    });
    await once(shop.listen(0, '127.0.0.1'), 'listening');
    const { port } = shop.address() as AddressInfo;
    nginx = await startNginx({ storefront: port, shopApi: port });
  });
  afterAll(async () => {
    await nginx.stop();
    shop.close();
  });
  beforeEach(() => (requested = []));

  const secure = () => request(`https://localhost:${nginx.httpsPort}`);
  const plain = () => request(`http://localhost:${nginx.httpPort}`);

  it('passes the transport checks of `doctor`', async () => {
    expect(await transportFindings(`https://localhost:${nginx.httpsPort}`, { plainPort: nginx.httpPort })).toEqual([]);
  });

  it('sets the forwarding headers itself and ignores those of the client', async () => {
    const host = `localhost:${nginx.httpsPort}`;
    const lies = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-host': 'other.example', 'x-forwarded-proto': 'http', forwarded: 'for=203.0.113.9;host=other.example' };
    await secure().get('/producten?q=paneel').set(lies).ca(authority).expect(200, 'a page');
    const { url, headers } = requested[0]!;
    expect(url).toBe('/producten?q=paneel');
    expect(headers).toMatchObject({ host, 'x-forwarded-for': expect.stringMatching(/^(?:127\.0\.0\.1|::1)$/), 'x-forwarded-proto': 'https' });
    expect([headers['x-forwarded-host'], headers.forwarded]).toEqual([undefined, undefined]);
  });

  it('redirects pages to HTTPS, and refuses API requests over HTTP', async () => {
    expect((await plain().get('/producten?q=paneel').redirects(0).expect(301)).headers['location']).toBe('https://localhost/producten?q=paneel');
    await plain().get('/api/Products').set('x-api-key', 'a key').expect(403);
    await plain().get('/Products').set('host', 'api.shop.example').expect(403);
    expect(requested).toEqual([]);
  });

  it('forwards large uploads, and does not serve /metrics', async () => {
    await secure().post('/api/Storage').ca(authority).type('application/octet-stream').send(Buffer.alloc(5_000_000)).expect(200);
    expect(requested).toMatchObject([{ url: '/api/Storage', bytes: 5_000_000 }]);
    await secure().get('/metrics').ca(authority).expect(404);
  });

  it('closes connections for unknown host names', async () => {
    await expect(plain().get('/').set('host', 'other.example')).rejects.toThrow(/hang up|ECONNRESET/);
    await expect(request(`https://127.0.0.1:${nginx.httpsPort}`).get('/').ca(authority)).rejects.toThrow(/unrecognized name|handshake/i);
    expect(requested).toEqual([]);
  });
});
