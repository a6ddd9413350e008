import { consentCookie, isMeasured, readConsent, writtenConsent } from './consent.js';

const now = Date.UTC(2026, 10, 21);
const chosenAt = now / 1000;

describe('a choice in its cookie', () => {
  it.each([[[]], [['media']], [['statistics', 'marketing', 'media']]] as const)('comes back as it was made: %j', (given) => {
    expect(readConsent(writtenConsent({ chosenAt, given }), now)).toEqual({ chosenAt, given });
  });

  it('tells a refusal from no choice at all', () => {
    expect(readConsent(writtenConsent({ chosenAt, given: [] }), now)).toEqual({ chosenAt, given: [] });
    expect(readConsent(undefined, now)).toBeUndefined();
  });

  it('tells what was said at a place from an answer to everything', () => {
    expect(writtenConsent({ chosenAt, given: ['media'], isPartial: true })).toBe(`1.${chosenAt}.media.partly`);
    expect(readConsent(`1.${chosenAt}.media.partly`, now)).toEqual({ chosenAt, given: ['media'], isPartial: true });
    expect(readConsent(`1.${chosenAt}.media`, now)).toEqual({ chosenAt, given: ['media'] });
  });

  it('counts for a year', () => {
    const cookie = writtenConsent({ chosenAt, given: ['media'] });
    const year = consentCookie.maxAgeSeconds * 1000;
    expect(readConsent(cookie, now + year)).toBeDefined();
    expect(readConsent(cookie, now + year + 1000)).toBeUndefined();
  });

  it.each([
    ['of another version', `2.${chosenAt}.media`],
    ['with a category that nobody asked for', `1.${chosenAt}.media.everything`],
    ['that breaks off in the middle', `1.${chosenAt}.partly.media`],
    ['without a time', '1..media'],
    ['from the future', `1.${chosenAt + 90_000}.media`],
    ['that is no number', '1.1e9999.media'],
    ['that was made long', `1.${chosenAt}${'.media'.repeat(50)}`],
    ['of rubbish', 'true'],
  ])('is none %s', (_, cookie) => expect(readConsent(cookie, now)).toBeUndefined());
});

it.each([
  [[], false],
  [['media'], false],
  [['statistics'], true],
  [['marketing', 'media'], true],
] as const)('after a yes to %j it is %p that something may be measured', (given, isSo) => expect(isMeasured(given)).toBe(isSo));
