import { clearCookies } from './cookies.js';

const names = () =>
  document.cookie
    .split('; ')
    .filter(Boolean)
    .map((pair) => pair.split('=')[0])
    .toSorted();

describe('cookies of measuring services', () => {
  beforeEach(() => {
    for (const name of ['_ga', '_ga_AB12', '_gid', '_gat_UA-1', '_gcl_au', '_gac_1', '_gather', 'vat', 'x_ga']) document.cookie = `${name}=1; path=/`;
  });

  it.each([
    ['all of them after a refusal, but no other cookies', [], ['vat', 'x_ga']],
    ['those for marketing', ['statistics'], ['_ga', '_ga_AB12', '_gat_UA-1', '_gather', '_gid', 'vat', 'x_ga']],
    ['those for statistics', ['marketing', 'media'], ['_gac_1', '_gcl_au', 'vat', 'x_ga']],
    ['none after consent to everything', ['statistics', 'marketing'], ['_ga', '_ga_AB12', '_gac_1', '_gat_UA-1', '_gather', '_gcl_au', '_gid', 'vat', 'x_ga']],
  ] as const)('are deleted: %s', (_, given, left) => {
    clearCookies(given);
    expect(names()).toEqual(left);
  });
});
