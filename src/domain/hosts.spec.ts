import { type Locale, locales } from '../contract/locales.js';
import { hostOf, localesByHost, originOf, parseHost } from './hosts.js';

const domains = Object.fromEntries(locales.map((locale) => [locale, `stilte.${locale.toLowerCase()}.example`])) as Record<Locale, string>;
const brand = { domains: { ...domains, 'nl-NL': 'stilte.example', 'fr-BE': 'calme-été.example' } };

describe('a Host header', () => {
  it.each([
    ['www.stilte.example', 'www.stilte.example', undefined],
    ['WWW.Stilte.Example', 'www.stilte.example', undefined],
    ['www.stilte.example.', 'www.stilte.example', undefined],
    ['localhost:3000', 'localhost', '3000'],
    ['127.0.0.1:80', '127.0.0.1', '80'],
    ['[::1]:3000', '[::1]', '3000'],
    ['shop_api:4000', 'shop_api', '4000'],
    ['xn--calme-t-e1a.example', 'xn--calme-t-e1a.example', undefined],
  ])('%s is the host %s with the port %s', (header, hostname, port) => expect(parseHost(header)).toEqual({ hostname, port }));

  it.each([
    '',
    ' ',
    'localhost@evil.example',
    'evil.example@localhost',
    'user:pass@localhost:3000',
    'localhost/evil',
    'localhost?evil',
    'localhost#evil',
    'localhost\\evil',
    'localhost evil.example',
    'localhost, evil.example',
    'localhost:',
    'localhost:port',
    'localhost:99999',
    'localhost:80:80',
    '.localhost',
    'evil..example',
    '[::1',
    '[evil]',
    '::1',
    '%6cocalhost',
    'lоcalhost',
    `${'a'.repeat(64)}.example`,
  ])('is invalid: “%s”', (header) => expect(parseHost(header)).toBeUndefined());
});

describe('the host of a site in a locale', () => {
  it.each<[string, Locale, string]>([
    ['www', 'nl-NL', 'www.stilte.example'],
    ['www', 'de-AT', 'www.stilte.de-at.example'],
    ['', 'nl-NL', 'stilte.example'],
    ['test', 'nl-NL', 'test.stilte.example'],
    ['a.b', 'nl-NL', 'a.b.stilte.example'],
    ['www', 'fr-BE', 'www.calme-été.example'],
  ])('with “%s” before it, in %s, is %s', (suffix, locale, host) => {
    expect(hostOf(brand, locale, suffix)).toBe(host);
    expect(localesByHost(brand, suffix).get(host)).toBe(locale);
  });

  it('differs in each locale', () => expect(localesByHost(brand, 'www').size).toBe(locales.length));

  it.each(['stilte.example', 'www.www.stilte.example', 'wwwxstilte.example', 'WWW.stilte.example', ''])('is never “%s”', (host) =>
    expect(localesByHost(brand, 'www').get(host)).toBeUndefined(),
  );
});

describe('the origin of a site in a locale', () => {
  it.each([
    ['www.stilte.example', 'https://www.stilte.example'],
    ['elsewhere.example:8080', 'https://www.stilte.example'],
    ['localhost', 'http://nl-nl.localhost'],
    ['localhost:3000', 'http://nl-nl.localhost:3000'],
    ['de-at.localhost:3000', 'http://nl-nl.localhost:3000'],
    ['127.0.0.1:3000', 'http://nl-nl.localhost:3000'],
    ['notlocalhost', 'https://www.stilte.example'],
    ['evil.example@localhost:3000', 'https://www.stilte.example'],
    ['', 'https://www.stilte.example'],
  ])('seen from “%s” is %s', (requestHost, origin) => expect(originOf(brand, 'nl-NL', { domainSuffix: 'www', requestHost })).toBe(origin));
});
