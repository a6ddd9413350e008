import { localeTable, type Locale, locales } from '../contract/locales.js';
import { readEnvironment } from './environment.js';
import { hasTrustedOrigin, ownOrigins, paymentPageCheck } from './trusted-origins.js';

const domains = Object.fromEntries(locales.map((locale) => [locale, `shop.${localeTable[locale].country}.example`])) as Record<Locale, string>;

describe('a return address', () => {
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
  ])('%s is one of our own: %#', (address, origins, expected) => expect(hasTrustedOrigin(address, origins)).toBe(expected));
});

describe('a payment page', () => {
  const isKnown = paymentPageCheck(
    readEnvironment({
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://shop.example',
      SHOP_API_PUBLIC_URL: 'https://api.shop.example',
      PAYMENT_HOSTS: 'https://pay.bank.example, https://other.example',
    }),
    { domains },
    'https://shop-api.example/below',
  );
  it.each([
    ['https://www.mollie.com/checkout/select-method/7UhSN1zuXS', true],
    ['https://mollie.com/', true],
    ['https://api.shop.example/test-bank/payments/1', true],
    ['https://shop.example/checkout/result', true],
    ['https://www.shop.nl.example/resultaat', true],
    ['https://pay.bank.example/1', true],
    ['https://other.example/', true],
    ['https://shop-api.example/test-bank/payments/1', true],
    ['https://bank.example/1', false],
    ['https://mollie.com.evil.example/', false],
    ['https://evilmollie.com/', false],
    ['http://www.mollie.com/', false],
    ['https://www.mollie.com@evil.example/', false],
    ['https://user@www.mollie.com/', false],
    ['http://localhost:3001/', false],
    ['javascript:alert(1)', false],
    ['', false],
  ])('at %s is trusted: %s', (address, expected) => expect(isKnown(address)).toBe(expected));
});
