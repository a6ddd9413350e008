import { type BuiltFile, type Load, mergeFiles } from './merge-files.js';

const file = (name: string, size: number, ...imports: string[]): BuiltFile => ({ name, size, imports, isEntry: false });
const page = (name: string, ...imports: string[]): BuiltFile => ({ name, size: 1000, imports, isEntry: true });
const load = (entry: string, limit = 100): Load => ({ entries: [entry], limit });
const merged = (files: readonly BuiltFile[], loads: readonly Load[]) =>
  mergeFiles(files, loads)
    .map((names) => names.toSorted().join('+'))
    .toSorted();

it('files that the same pages load become one, entries stay', () => {
  const files = [page('cart', 'money', 'totals'), page('account', 'money', 'totals'), file('money', 900), file('totals', 900)];
  expect(merged(files, [{ entries: ['cart', 'account'], limit: 100 }])).toEqual(['money+totals']);
});

it('a page that does not need a file gets it only within the limit of its growth', () => {
  const files = (size: number) => [page('cart', 'money', 'totals'), page('list', 'money'), file('money', 900), file('totals', size)];
  expect(merged(files(90), [load('cart'), load('list')])).toEqual(['money+totals']);
  expect(merged(files(110), [load('cart'), load('list')])).toEqual([]);
});

it('the limit covers what the added file imports', () => {
  const files = [page('cart', 'money', 'totals'), page('list', 'money'), page('other', 'large'), file('money', 900), file('totals', 20, 'large'), file('large', 500)];
  expect(merged(files, [load('cart', 0), load('list'), load('other', 0)])).toEqual([]);
});

it('several merges together stay within the limit', () => {
  const files = [page('cart', 'money', 'a'), page('account', 'money', 'b'), page('list', 'money'), file('money', 900), file('a', 60), file('b', 60)];
  expect(mergeFiles(files, [load('cart'), load('account'), load('list')]).map((names) => names.length)).toEqual([2]);
});

it('merged files never import each other in a circle', () => {
  const between = (middle: BuiltFile) => [page('cart', 'upper'), middle, file('upper', 50, 'middle', 'lower'), file('lower', 50)];
  expect(merged(between(page('middle', 'lower')), [load('cart'), load('middle')])).toEqual([]);
  expect(merged(between(file('middle', 50, 'lower')), [load('cart')])).toEqual(['lower+middle+upper']);
});
