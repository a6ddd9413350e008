import { judgeAddress } from './addresses.js';

const say = ({ code }: { code: string }) => code;
const judge = (typed: Parameters<typeof judgeAddress>[0]) => judgeAddress(typed, say);
const damrak = { country: 'nl', postcode: '1012 LG', houseNumber: '1', street: 'Damrak', city: 'Amsterdam' } as const;

describe('the check of an address', () => {
  it('accepts what is written as usual, with its addition', () => {
    expect(judge({ ...damrak, addition: '2hg' })).toEqual({ decision: 'ACCEPT', suggestion: null, errors: [] });
    expect(judge({ country: 'de', postcode: '10969', houseNumber: '8a', street: 'Lindenstraße', city: 'Berlin' }).decision).toBe('ACCEPT');
  });

  it('suggests an addition of its own where one was typed behind the number', () => {
    expect(judge({ ...damrak, houseNumber: '1-2hg' })).toMatchObject({ decision: 'CONFIRM', suggestion: { houseNumber: '1', addition: '2hg' } });
    expect(judge({ country: 'be', postcode: '1000', houseNumber: '12 bus 3' }).suggestion).toEqual({ country: 'be', postcode: '1000', houseNumber: '12', addition: 'bus 3' });
  });

  it('leaves an addition alone that stands where it belongs', () => {
    expect(judge({ ...damrak, houseNumber: '1-3', addition: 'A' }).decision).toBe('ACCEPT');
  });

  it('suggests the usual spelling', () => {
    expect(judge({ ...damrak, postcode: '1012lg', street: 'damrak' }).suggestion).toMatchObject({ postcode: '1012 LG', street: 'Damrak' });
    expect(judge({ country: 'de', postcode: 'D-10969', houseNumber: '8 a' }).suggestion).toMatchObject({ postcode: '10969', houseNumber: '8a' });
  });

  it('names what cannot be right', () => {
    expect(judge({ ...damrak, postcode: '99', houseNumber: 'huis' })).toMatchObject({ decision: 'FIX', errors: [{ field: 'postcode' }, { field: 'houseNumber' }] });
  });
});
