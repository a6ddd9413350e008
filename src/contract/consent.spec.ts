import { consentCookie, isMeasured, parseConsent, serializeConsent } from './consent.js';

const now = Date.UTC(2026, 10, 21);
const chosenAt = now / 1000;

describe('the consent cookie', () => {
  it.each([[[]], [['media']], [['statistics', 'marketing', 'media']]] as const)('can be read back: %j', (given) => {
    expect(parseConsent(serializeConsent({ chosenAt, given }), now)).toEqual({ chosenAt, given });
  });

  it('distinguishes a refusal from a missing choice', () => {
    expect(parseConsent(serializeConsent({ chosenAt, given: [] }), now)).toEqual({ chosenAt, given: [] });
    expect(parseConsent(undefined, now)).toBeUndefined();
  });

  it('distinguishes a choice for one category from a choice for all', () => {
    expect(serializeConsent({ chosenAt, given: ['media'], isPartial: true })).toBe(`1.${chosenAt}.media.partly`);
    expect(parseConsent(`1.${chosenAt}.media.partly`, now)).toEqual({ chosenAt, given: ['media'], isPartial: true });
    expect(parseConsent(`1.${chosenAt}.media`, now)).toEqual({ chosenAt, given: ['media'] });
  });

  it('is valid for a year', () => {
    const cookie = serializeConsent({ chosenAt, given: ['media'] });
    const year = consentCookie.maxAgeSeconds * 1000;
    expect(parseConsent(cookie, now + year)).toBeDefined();
    expect(parseConsent(cookie, now + year + 1000)).toBeUndefined();
  });

  it.each([
    ['another version', `2.${chosenAt}.media`],
    ['an unknown category', `1.${chosenAt}.media.everything`],
    ['a category after the end', `1.${chosenAt}.partly.media`],
    ['no time', '1..media'],
    ['a time in the future', `1.${chosenAt + 90_000}.media`],
    ['a time that is not a number', '1.1e9999.media'],
    ['too long', `1.${chosenAt}${'.media'.repeat(50)}`],
    ['arbitrary text', 'true'],
  ])('is invalid: %s', (_, cookie) => expect(parseConsent(cookie, now)).toBeUndefined());
});

it.each([
  [[], false],
  [['media'], false],
  [['statistics'], true],
  [['marketing', 'media'], true],
] as const)('with consent to %j, measuring is allowed: %p', (given, isSo) => expect(isMeasured(given)).toBe(isSo));
