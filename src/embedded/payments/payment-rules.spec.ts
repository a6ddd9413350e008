import { localeTable, type Locale, locales } from '../../contract/locales.js';
import { isProgress } from './payment-status.js';
import { isOwnAddress, ownOrigins } from './return-url.js';

describe('news of a payment', () => {
  it.each([
    ['open', 'paid', true],
    ['open', 'failed', true],
    ['pending', 'authorized', true],
    ['expired', 'paid', true],
    ['failed', 'paid', true],
    ['paid', 'failed', false],
    ['paid', 'open', false],
    ['failed', 'open', false],
    ['canceled', 'expired', false],
    ['paid', 'paid', false],
  ] as const)('%s -> %s: %s', (known, news, expected) => expect(isProgress(known, news)).toBe(expected));
});

describe('a return address', () => {
  const domains = Object.fromEntries(locales.map((locale) => [locale, `shop.${localeTable[locale].country}.example`])) as Record<Locale, string>;
  const atHome = ownOrigins({ DOMAIN_SUFFIX: 'www', publicUrl: 'http://localhost:3000' }, { domains });
  const inPublic = ownOrigins({ DOMAIN_SUFFIX: 'www', publicUrl: 'https://shop.example' }, { domains });
  it.each([
    ['http://localhost:3000/a', atHome, true],
    ['http://nl-be.localhost:3000/a?b#c', atHome, true],
    ['https://www.shop.nl.example/a', atHome, true],
    ['https://shop.example/', inPublic, true],
    ['http://localhost:3000/', inPublic, false],
    ['http://www.shop.nl.example/', atHome, false],
    ['http://localhost:3001/', atHome, false],
    ['https://www.shop.nl.example.evil.example/', atHome, false],
    ['http://localhost:3000@evil.example/', atHome, false],
    ['http://a:b@localhost:3000/', atHome, false],
    ['javascript:alert(1)', atHome, false],
    ['//localhost:3000/', atHome, false],
    ['', atHome, false],
  ])('%s is own: %#', (address, origins, expected) => expect(isOwnAddress(address, origins)).toBe(expected));
});
