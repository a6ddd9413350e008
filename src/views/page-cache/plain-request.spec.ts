import { plainRequest } from './plain-request.js';

const usual = [
  'Host',
  'shop.example',
  'User-Agent',
  'a browser',
  'Accept-Encoding',
  'br',
  'ACCEPT-LANGUAGE',
  'nl-NL',
  'Cookie',
  'vat=incl',
  'If-None-Match',
  'W/"a"',
  'X-Request-ID',
  'request-1',
];

it('reads the headers that the page cache needs, however they are written', () =>
  expect(plainRequest(usual)).toEqual({ host: 'shop.example', encodings: 'br', languages: 'nl-NL', cookie: 'vat=incl', known: 'W/"a"', requestId: 'request-1' }));

it.each(['Content-Length', 'Transfer-Encoding', 'X-Forwarded-Host', 'Expect', 'upgrade'])('leaves requests with %s to Fastify', (name) =>
  expect(plainRequest([...usual, name, '1'])).toBeUndefined(),
);

it('leaves requests with a repeated header, and those without a host, to Fastify', () => {
  expect(plainRequest([...usual, 'cookie', 'vat=excl'])).toBeUndefined();
  expect(plainRequest(usual.slice(2))).toBeUndefined();
});
