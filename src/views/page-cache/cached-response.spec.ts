import { encodingFor } from './cached-response.js';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['BR', 'br'],
  ['zstd', undefined],
  [`gzip, ${'x'.repeat(200)}`, 'gzip'],
  ['', undefined],
  [undefined, undefined],
])('of `Accept-Encoding: %s` the best encoding is %s, also when it is asked again', (header, best) => {
  expect([encodingFor(header), encodingFor(header)]).toEqual([best, best]);
});
