import { duringTests } from '../support/during-tests.js';
import { startTestShop } from '../support/shop-api.js';
import { startTestStorefront } from '../support/storefront.js';

const shop = duringTests(startTestShop);
const storefront = duringTests(() => startTestStorefront(shop.url));

describe('a report of a page error in the browser', () => {
  const report = (body: object) => storefront.call('post', '/api/client-errors').send(body);
  const good = { party: 'page', failure: 'render', path: '/contact', message: 'TypeError: x is undefined' };

  it.each(['render', 'load', 'file'])('is accepted: %s', async (failure) => {
    await report({ ...good, failure }).expect(204);
  });

  it.each([
    ['with a kind of failure that only third parties have', { ...good, failure: 'blocked' }],
    ['of a third party with a kind of failure that only pages have', { ...good, party: 'chat' }],
    ['with unknown fields', { ...good, stack: 'at x (/assets/shared.js:1:1)' }],
    ['with a message of two lines', { ...good, message: 'x\nERROR all is lost' }],
  ])('is refused %s', async (_, body) => {
    expect((await report(body).expect(400)).body).toMatchObject({ code: 'MALFORMED' });
  });
});
