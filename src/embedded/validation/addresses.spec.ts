import { registered, validateAddress } from './addresses.js';

const translate = ({ code }: { code: string }) => code;
const judge = (typed: Parameters<typeof validateAddress>[0]) => validateAddress(typed, translate);
const damrak = { country: 'nl', postcode: '1012 LG', houseNumber: '1', street: 'Damrak', city: 'Amsterdam' } as const;

describe('the check of an address', () => {
  it('accepts the usual spelling, also with an addition', () => {
    expect(judge({ ...damrak, addition: '2hg' })).toEqual({ decision: 'ACCEPT', suggestion: null, errors: [] });
    expect(judge({ country: 'de', postcode: '10969', houseNumber: '8a', street: 'Lindenstraße', city: 'Berlin' }).decision).toBe('ACCEPT');
  });

  it('suggests to move an addition behind the number to its own field', () => {
    expect(judge({ ...damrak, houseNumber: '1-2hg' })).toMatchObject({ decision: 'CONFIRM', suggestion: { houseNumber: '1', addition: '2hg' } });
    expect(judge({ country: 'be', postcode: '1000', houseNumber: '12 bus 3' }).suggestion).toEqual({ country: 'be', postcode: '1000', houseNumber: '12', addition: 'bus 3' });
  });

  it('does not change an addition in its own field', () => {
    expect(judge({ ...damrak, houseNumber: '1-3', addition: 'A' }).decision).toBe('ACCEPT');
  });

  it('suggests the usual spelling', () => {
    expect(judge({ ...damrak, postcode: '1012lg', street: 'damrak' }).suggestion).toMatchObject({ postcode: '1012 LG', street: 'Damrak' });
    expect(judge({ country: 'de', postcode: 'D-10969', houseNumber: '8 a' }).suggestion).toMatchObject({ postcode: '10969', houseNumber: '8a' });
  });

  it('suggests a correction for a number in both fields, or only in the street', () => {
    expect(judge({ ...damrak, street: 'Damrak 1' })).toMatchObject({ decision: 'CONFIRM', suggestion: damrak });
    expect(judge({ ...damrak, street: 'Damrak 1', houseNumber: undefined })).toMatchObject({ decision: 'CONFIRM', suggestion: damrak });
  });

  it('does not change a range with a floor, a house name or a second line', () => {
    expect(judge({ ...damrak, houseNumber: '263-265 hs', line2: 'Achterhuis' }).decision).toBe('ACCEPT');
    expect(judge({ country: 'gb', postcode: 'NR21 8AA', houseNumber: 'Rose Cottage', street: 'Mill Lane', city: 'Fakenham' }).decision).toBe('ACCEPT');
  });

  it('reports a missing number only in countries where every house has one', () => {
    const { houseNumber: _, ...without } = damrak;
    expect(judge(without)).toMatchObject({ decision: 'FIX', errors: [{ field: 'houseNumber', code: 'yup.errors.mixed.required' }] });
    expect(judge({ country: 'fr', postcode: '24220', street: 'Le Moulin Vert', city: 'Vézac' }).decision).toBe('ACCEPT');
  });

  it('suggests street and city of the register', () => {
    const known = { street: 'Damrak', city: 'Amsterdam' };
    const { street: _street, city: _city, ...searched } = damrak;
    expect(validateAddress(searched, translate, known)).toMatchObject({ decision: 'CONFIRM', suggestion: damrak });
    expect(validateAddress({ ...damrak, street: 'Rokin' }, translate, known)).toMatchObject({ decision: 'CONFIRM', suggestion: damrak });
    expect(validateAddress(damrak, translate, known).decision).toBe('ACCEPT');
  });

  it('queries the register for complete Dutch addresses only', () => {
    expect(registered({ country: 'nl', postcode: '1012lg', houseNumber: '1-2hg' })).toEqual({ postcode: '1012 LG', number: 1 });
    expect([
      registered({ country: 'nl', postcode: '99', houseNumber: '1' }),
      registered({ country: 'nl', postcode: '1012 LG' }),
      registered({ country: 'de', postcode: '10969', houseNumber: '8' }),
    ]).toEqual([undefined, undefined, undefined]);
  });

  it('reports an invalid postcode and house number', () => {
    expect(judge({ ...damrak, postcode: '99', houseNumber: 'huis' })).toMatchObject({ decision: 'FIX', errors: [{ field: 'postcode' }, { field: 'houseNumber' }] });
  });
});
