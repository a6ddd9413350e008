import fc from 'fast-check';
import { isId } from '../contract/id.js';
import type { Choices } from '../contract/configuration.js';
import { choicesIn, fieldsOf } from './choices-query.js';

const id = fc.stringMatching(/^[a-zA-Z][\w ./%&=+-]{0,20}$/).filter(isId);
const side = fc.integer({ min: 1, max: 100_000 });
const size = fc.record({ width: side, height: side, scale: fc.constantFrom(0.5, 1, 1.25, 2) }, { requiredKeys: ['width', 'height'] });
const choice = fc.oneof(
  fc.string({ minLength: 1, maxLength: 200 }),
  fc.constantFrom(1.125, 0.5),
  fc.integer({ min: -1_000_000, max: 1_000_000 }),
  fc.boolean(),
  fc.constant(null),
  size,
);
const choices = fc.dictionary(id, choice, { maxKeys: 20, noNullPrototype: true });
const throughAddress = (given: Choices) => choicesIn(new URLSearchParams(new URLSearchParams(fieldsOf(given).map(([name, value]) => [name, value])).toString()));

describe('choices in a URL', () => {
  it('can be read back unchanged', () => {
    fc.assert(fc.property(choices, (given) => expect(throughAddress(given)).toEqual(given)));
  });

  it('are read from arbitrary input without errors and within limits', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.oneof(fc.string(), fc.stringMatching(/^[a-z]\.[\w-]{0,4}$/)), fc.string()), { maxLength: 200 }), (fields) => {
        expect(Object.keys(choicesIn(fields)).length).toBeLessThanOrEqual(50);
      }),
    );
  });

  it('are readable', () => {
    const address = new URLSearchParams(fieldsOf({ edge: 'bevelled', clamps: 2, drilled: true, size: { width: 900, height: 600 } }).map(([name, value]) => [name, value]));
    expect(address.toString()).toBe('o.edge=bevelled&n.clamps=2&b.drilled=1&w.size=900&h.size=600');
  });

  it.each([
    ['an unchecked checkbox of a form', [['b.drilled', '0']], { drilled: false }],
    [
      'a checked checkbox, for which the form sends both values',
      [
        ['b.drilled', '0'],
        ['b.drilled', '1'],
      ],
      { drilled: true },
    ],
    [
      'sizes as people type them',
      [
        ['w.size', '1.200'],
        ['h.size', '90 cm'],
      ],
      { size: { width: 1200, height: 900 } },
    ],
    [
      'an empty size',
      [
        ['w.size', ''],
        ['h.size', ''],
      ],
      { size: null },
    ],
    [
      'a size with one side',
      [
        ['w.size', '900'],
        ['h.size', ''],
      ],
      { size: { width: 900, height: 0 } },
    ],
    [
      'an empty size with a scale',
      [
        ['w.size', ''],
        ['h.size', ''],
        ['s.size', '1'],
      ],
      { size: null },
    ],
    [
      'a side outside the limits',
      [
        ['w.size', '-5'],
        ['h.size', '999999999'],
      ],
      { size: { width: 0, height: 100_000 } },
    ],
    ['a decimal comma', [['n.length', '2,5']], { length: 2.5 }],
    ['a text in place of a number', [['n.length', 'long']], { length: null }],
    [
      'other fields',
      [
        ['page', '2'],
        ['quantity', '3'],
        ['x.edge', 'a'],
      ],
      {},
    ],
  ] as [string, [string, string][], Choices][])('are read from %s', (_what, fields, expected) => {
    expect(choicesIn(fields)).toEqual(expected);
  });
});
