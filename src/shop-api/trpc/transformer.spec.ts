import fc from 'fast-check';
import superjson, { type SuperJSONResult } from 'superjson';
import { transformer } from './transformer.js';

/** What a browser reads from the response. */
const received = (value: unknown): unknown => superjson.deserialize(JSON.parse(JSON.stringify(transformer.serialize(value))) as SuperJSONResult);

const inItself: { name: string; self?: object } = { name: 'a' };
inItself.self = inItself;

describe('a result of a procedure', () => {
  it.each<[string, unknown]>([
    ['a text', 'Wandpaneel'],
    ['nothing', null],
    ['undefined', undefined],
    ['a field that is undefined', { name: 'a', discount: undefined }],
    ['a date', { lines: [{ placedAt: new Date('2026-03-29T01:00:00Z') }] }],
    ['a set and a map', { chosen: new Set(['grey']), prices: new Map([['a', 1]]) }],
    ['a bigint', [1n]],
    ['negative zero', { amount: -0 }],
    ['numbers that JSON does not have', [Number.NaN, Number.POSITIVE_INFINITY]],
    ['an array with undefined', [1, undefined, 3]],
    ['an object that contains itself', inItself],
    ['an object without prototype', Object.assign(Object.create(null), { name: 'a' })],
    ['more levels than are examined', Array.from({ length: 40 }).reduce<unknown>((inner) => ({ inner }), new Date(0))],
  ])('arrives as it was sent: %s', (_, value) => {
    expect(received(value)).toEqual(value);
    expect(superjson.serialize(received(value))).toEqual(superjson.serialize(value));
  });

  it('arrives as it was sent, whatever JSON it is', () => {
    const value = fc.jsonValue().filter((json) => !JSON.stringify(json).includes('"__proto__":'));
    fc.assert(fc.property(value, (json) => expect(received(json)).toEqual(json)));
  });

  it.each(['{"__proto__":false}', '{"lines":[{"__proto__":{"sku":"WPN-1"}}]}'])('is refused instead of losing its field __proto__: %s', (json) => {
    expect(() => received(JSON.parse(json))).toThrow('__proto__');
  });

  it('is not copied if it is JSON', () => {
    const lines = [{ sku: 'WPN-1', quantity: 2, colour: null, isSample: false }];
    expect(transformer.serialize(lines).json).toBe(lines);
  });
});
