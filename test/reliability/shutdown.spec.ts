import { once } from 'node:events';
import { connect } from 'node:net';
import { duringTests } from '../support/during-tests.js';
import { eventually } from '../support/eventually.js';
import { freePort } from '../support/free-port.js';
import { keepConnectionOpen } from '../support/persistent-connection.js';
import { startTestShop } from '../support/shop-api.js';
import { startProgram } from '../support/start-shop.js';
import { verifyGuarantee } from './guarantee.js';

const shop = duringTests(startTestShop);

const connections = 50;

it.each([0, 2])(
  'a storefront with page cache and without load balancer shuts down under load without losing a request (DRAIN_SECONDS=%i)',
  async (drainSeconds) => {
    const port = await freePort();
    const variables = { PORT: String(port), SHOP_API_URL: shop.url, DRAIN_SECONDS: String(drainSeconds), LOG_LEVEL: 'silent' };
    const storefront = startProgram(process.execPath, ['dist/src/main.js'], { variables });
    await storefront.open;
    let answered = 0;
    const visits = Array.from({ length: connections }, () => keepConnectionOpen(`http://localhost:${port}`, '/producten', { onAnswer: () => (answered += 1) }));
    await eventually('5,000 responses', () => Promise.resolve(answered > 5_000 || undefined));
    const signalled = performance.now();
    storefront.process.kill('SIGTERM');
    const endings = await Promise.all(visits.map(({ ended }) => ended));
    expect(await storefront.ended).toBe(0);
    const when = `SIGTERM under load, drained for ${drainSeconds} s`;
    verifyGuarantee(`${when}: requests lost`, { most: 0, unit: 'times', figure: endings.filter((ending) => ending !== 'closed').length });
    verifyGuarantee(`${when}: time until exit`, { most: 5000, unit: 'ms', figure: performance.now() - signalled });
  },
  60_000,
);

it('clients that stop reading do not delay the shutdown of a storefront', async () => {
  const port = await freePort();
  const storefront = startProgram(process.execPath, ['dist/src/main.js'], { variables: { PORT: String(port), SHOP_API_URL: shop.url, LOG_LEVEL: 'silent' } });
  await storefront.open;
  const reader = connect(port, 'localhost').on('error', () => undefined);
  reader.write('GET /api/docs/swagger-ui-bundle.js HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(12));
  await once(reader, 'data');
  reader.pause();
  expect((await fetch(`http://localhost:${port}/health/live`)).status).toBe(200);
  const reported = performance.now();
  storefront.process.kill('SIGTERM');
  expect(await storefront.ended).toBe(0);
  verifyGuarantee('SIGTERM while clients do not read: time until exit', { most: 5000, unit: 'ms', figure: performance.now() - reported });
  reader.destroy();
}, 60_000);
