import type { Locale } from '../../src/contract/locales.js';
import { duringTests } from '../support/during-tests.js';
import { exampleAnswer, StubShopApi } from '../support/stub-shop-api.js';
import { startTestStorefront } from '../support/storefront.js';

const shopApi = new StubShopApi();
const storefront = duringTests(async () => startTestStorefront(await shopApi.start()));
afterAll(() => shopApi.stop());

const product = exampleAnswer<{ name: string }>('getProduct').name;
const [category] = exampleAnswer<{ name: string }[]>('listCategories');

/** Reads as the browser does. @param locale another one for each read that must not come from the read cache */
const read = (encoding: string, locale: Locale, procedures: string, ...inputs: object[]) =>
  fetch(`${storefront.url}/api/trpc/${procedures}?batch=1&input=${encodeURIComponent(JSON.stringify(Object.fromEntries(inputs.map((json, at) => [at, { json }]))))}`, {
    headers: { 'trpc-accept': 'application/jsonl', 'accept-encoding': encoding, 'x-locale': locale },
  });

describe('reads of the browser', () => {
  it.each<[string, Locale]>([
    ['br', 'nl-NL'],
    ['gzip', 'de-DE'],
    ['identity', 'fr-FR'],
  ])('that are requested together are streamed, so that none waits for a slower one: %s', async (encoding, locale) => {
    const slow = Promise.withResolvers<void>();
    shopApi.held.set('listCategories', slow.promise);
    const response = await read(encoding, locale, 'products.one,categories.list', { id: 'any' }, {});
    let received = '';
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      received += chunk;
      if (!received.includes(product)) continue;
      if (shopApi.held.delete('listCategories')) expect(received).not.toContain(category!.name);
      slow.resolve();
    }
    expect(received).toContain(category!.name);
  });

  it('that are requested alone are sent at once', async () => {
    const response = await read('br', 'en-GB', 'products.one', { id: 'any' });
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(0);
    expect(await response.text()).toContain(product);
  });
});
