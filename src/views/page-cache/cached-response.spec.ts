import { encodingFor } from './cached-response.js';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['BR', 'br'],
  ['zstd', undefined],
  ['', undefined],
  [undefined, undefined],
])('of `Accept-Encoding: %s` the best encoding is %s', (header, best) => expect(encodingFor(header)).toBe(best));
