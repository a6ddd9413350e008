import { guaranteeOf } from './guarantee.js';

const covers = { nl: 'vorm', de: 'Form', fr: 'forme', en: 'shape' };
const brand = { guarantee: { years: 5, families: { SLT: 10, ADH: 0 }, covers } };

describe('a guarantee', () => {
  it('is that of the brand, unless the family has its own or none', () => {
    expect(guaranteeOf(brand, 'WPN')).toEqual({ years: 5, isLongest: false, covers });
    expect(guaranteeOf(brand, 'SLT')).toEqual({ years: 10, isLongest: false, covers });
    expect(guaranteeOf(brand, 'ADH')).toBeUndefined();
    expect(guaranteeOf({})).toBeUndefined();
  });

  it('of several products is the longest, and says so if they differ', () => {
    expect(guaranteeOf(brand)).toEqual({ years: 10, isLongest: true, covers });
    expect(guaranteeOf({ guarantee: { years: 5, covers } })).toMatchObject({ years: 5, isLongest: false });
  });
});
