import fc from 'fast-check';
import { common, type Families, familiesOf, type Tag } from './families.js';
import { TagCounts } from './tag-counts.js';

const setOf = (has: readonly boolean[]): Families => familiesOf([...has.keys()].filter((ordinal) => has[ordinal]));
const tagOf = (has: readonly boolean[]): Tag => ({ facet: 'colour', value: 'any', label: { nl: '', de: '', fr: '', en: '' }, position: 0, families: setOf(has) });

/** Random tags, and a random subset of the families with a probability of `share` each. */
const cases = fc
  .record({ count: fc.integer({ min: 0, max: 700 }), tags: fc.integer({ min: 1, max: 12 }), share: fc.constantFrom(0, 0.02, 0.5, 0.98, 1) })
  .chain(({ count, tags, share }) => {
    const coins = (often: number) =>
      fc.array(
        fc.double({ min: 0, max: 1, noNaN: true }).map((fallen) => fallen < often),
        { minLength: count, maxLength: count },
      );
    return fc.record({
      count: fc.constant(count),
      tags: fc.array(coins(0.3), { minLength: tags, maxLength: tags }),
      chosen: coins(share),
      within: fc.option(fc.nat({ max: tags - 1 }), { nil: undefined }),
      asked: fc.integer({ min: 1, max: tags }),
    });
  });

describe('counts of tags', () => {
  it('equal a count over every family, for small subsets, for large ones, and within a tag', () => {
    fc.assert(
      fc.property(cases, ({ count, tags, chosen, within, asked }) => {
        const everything = setOf(Array.from({ length: count }, () => true));
        const all = tags.map(tagOf);
        const counts = new TagCounts(all, everything);
        const families = common([setOf(chosen), ...(within === undefined ? [] : [all[within]!.families])], everything);
        const counter = counts.of({ families, within }, asked);
        const naive = tags.map((has) => has.filter((is, ordinal) => is && families.has(ordinal)).length);
        expect(all.map((_, place) => counter(place))).toEqual(naive);
      }),
      { numRuns: 150 },
    );
  });
});
