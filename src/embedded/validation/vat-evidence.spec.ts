import { isStale, laterEvidence, numberToCheck, type VatEvidence } from './vat-evidence.js';

const said = (status: VatEvidence['status'], number = 'BE0403170701', checkedAt = '2026-03-02T10:00:00.000Z'): VatEvidence => ({
  number,
  status,
  name: null,
  reference: null,
  checkedAt,
});

describe('evidence about a VAT number', () => {
  it('is requested only for a business with a VAT number, in any spelling', () => {
    expect(numberToCheck({ customerType: 'Business', vatNumber: 'be 0403.170.701' })).toBe('BE0403170701');
    expect(numberToCheck({ customerType: 'Business' })).toBeUndefined();
    expect(numberToCheck({ customerType: 'Private', vatNumber: 'BE0403170701' })).toBeUndefined();
    expect(numberToCheck(null)).toBeUndefined();
  });

  it('is valid for a day', () => {
    const at = (time: string) => isStale(said('valid'), Date.parse(time));
    expect([at('2026-03-02T10:00:01Z'), at('2026-03-03T10:00:00Z'), at('2026-03-03T10:00:01Z')]).toEqual([false, false, true]);
    expect(isStale(null, 0)).toBe(true);
  });

  it.each<[string, VatEvidence | null, VatEvidence, VatEvidence['status']]>([
    ['is the first answer', null, said('valid'), 'valid'],
    ['is unknown when the first request is not answered', null, said('unknown'), 'unknown'],
    ['stays when a later request is not answered', said('valid'), said('unknown'), 'valid'],
    ['is the latest answer', said('valid'), said('invalid'), 'invalid'],
    ['does not use an answer about another number', said('valid', 'DE136695976'), said('unknown'), 'unknown'],
  ])('%s', (_, known, requested, kept) => expect(laterEvidence(known, requested).status).toBe(kept));
});
