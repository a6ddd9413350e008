import { shopApi } from '../../src/contract/shop-api.js';
import { openAccount, type TestCustomer } from '../support/customers.js';
import { duringTests } from '../support/during-tests.js';
import { eventually } from '../support/eventually.js';
import { startFaultProxy } from '../support/fault-proxy.js';
import { resetClock, setClock } from '../support/set-clock.js';
import { startTestShop, type Visitor } from '../support/shop-api.js';
import { startTestStorefront } from '../support/storefront.js';

const hour = 3_600_000;

const shop = duringTests(startTestShop);
const way = duringTests(() => startFaultProxy(Number(new URL(shop.url).port)));
const storefront = duringTests(() => startTestStorefront(`http://localhost:${way.port}`));
let known: TestCustomer;
beforeAll(async () => {
  known = await openAccount(shop);
});
afterEach(resetClock);

const page = (path: string, cookie = '') => storefront.page(path, { cookie: `__Host-locale=nl-NL; ${cookie}` });

/** Changes the clock of storefront and Shop API. PostgreSQL keeps the right time, as on another machine. */
describe.each([
  ['back by an hour', -hour],
  ['forward by an hour', hour],
  ['back by a day', -24 * hour],
  ['forward by a day', 24 * hour],
])('when the clock is set %s', (_, by) => {
  it('carts, sessions, sign-ins and order mails continue to work', async () => {
    const visitor = shop.visitor();
    await visitor.fill('wpn-lightgrey-01');
    setClock(by);
    // The delivery day may have passed, in which case the shop requires a new one.
    const { body: chosen } = await visitor.call('post', shopApi.setShipping.path).send({ method: 'Deliver' }).expect(200);
    const { body: placed } = await visitor.complete(chosen).expect(200);
    await visitor.pay(placed);
    await shop.mailTo('ada@example.nl', ({ text }) => text.includes(placed.number));
    await visitor.call('get', shopApi.getMe.path, { authorization: `Bearer ${known.token}` }).expect(200);
    const signIn = (password: string) => visitor.call('post', shopApi.login.path).send({ email: known.email, password });
    await signIn('a wrong one').expect(401);
    await signIn(known.password).expect(200);
  });

  it('the storefront serves cached pages while the Shop API is unavailable, and reconnects afterwards', async () => {
    await page('/producten').expect(200);
    const cookie = await cartOf(shop.visitor());
    await way.fail('refuse');
    await Promise.all(Array.from({ length: 8 }, () => page('/winkelwagen', cookie).expect(503)));
    setClock(by);
    await page('/producten').expect(200);
    await way.fail(undefined);
    // It waits for 30 s, and a wait that follows the clock would take an hour or more.
    await eventually('the cart', async () => ((await page('/winkelwagen', cookie)).status === 200 ? true : undefined));
  });
});

it('a client that reached its rate limit waits at most a minute, even when the clock is set back by a day', async () => {
  const visitor = shop.visitor();
  const { perMinute = 0, path } = shopApi.validateEmail;
  const ask = () => visitor.call('post', path).send({ email: 'ada@example.nl' });
  for (let calls = 0; calls < perMinute; calls += 1) await ask().expect(200);
  setClock(-24 * hour);
  const { headers } = await ask().expect(429);
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
});

const cartOf = async (visitor: Visitor): Promise<string> => {
  await visitor.add('wpn-lightgrey-01');
  return `__Host-cart=${visitor.token}`;
};
