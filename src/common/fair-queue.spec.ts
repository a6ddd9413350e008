import { FairQueue } from './fair-queue.js';

const lineOf = (...words: string[]): FairQueue<string> => {
  const line = new FairQueue<string>();
  for (const word of words) line.add(word[0]!, word);
  return line;
};
const order = (line: FairQueue<string>): string[] => Array.from({ length: line.length }, () => line.shift()!);
const flood = (count: number) => Array.from({ length: count }, (_, at) => `a${at}`);

it('is first in, first out for a single caller', () => {
  expect(order(lineOf(...flood(20)))).toEqual(flood(20));
  expect(lineOf(...flood(20)).evictFor('a')).toBeUndefined();
});

it('gives each caller one turn in a round', () => {
  expect(order(lineOf('a1', 'a2', 'a3', 'b1', 'c1', 'b2'))).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

it('removes the newest entry of the caller with the most for a caller who then has at most half as many', () => {
  const line = lineOf(...flood(10), 'b1', 'b2', 'b3', 'b4');
  expect(line.evictFor('b')).toBe('a9');
  expect(line.evictFor('b')).toBeUndefined();
  expect(order(line)).toEqual(['a0', 'b1', 'a1', 'b2', 'a2', 'b3', 'a3', 'b4', ...flood(9).slice(4)]);
  expect(lineOf(...flood(10), 'b1', 'b2', 'b3', 'b4', 'b5').evictFor('b')).toBeUndefined();
});

it('never removes one of the first eight entries of a caller', () => {
  const line = lineOf(...flood(9), 'b1');
  expect(line.evictFor('b')).toBe('a8');
  expect(line.evictFor('b')).toBeUndefined();
});

it('removes single entries, and the oldest of each caller while they fit', () => {
  const line = lineOf('a1', 'b1', 'a2', 'b2');
  line.remove('a', 'a1');
  line.remove('a', 'a1');
  expect([...line.removeWhile((word) => word !== 'a2')]).toEqual(['b1', 'b2']);
  expect([line.length, line.callers, line.countOf('a'), line.countOf('b')]).toEqual([1, 1, 1, 0]);
});

it('removes entries of the caller with the most first, and none of a caller with few', () => {
  const line = lineOf('b1', ...flood(20));
  expect([...line.removeWhile(() => line.length > 18)]).toEqual(['a0', 'a1', 'a2']);
  expect([...line.removeWhile((word) => word !== 'a5')]).toEqual(['a3', 'a4']);
  expect(line.countOf('b')).toBe(1);
});
