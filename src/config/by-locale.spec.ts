import { byLocale } from './by-locale.js';

const isShort = (value: string) => value.length < 5;

describe('a variable with a value a locale', () => {
  it.each([
    ['nl-NL=a', { 'nl-NL': 'a' }],
    [' nl-NL = a , de-DE=b ', { 'nl-NL': 'a', 'de-DE': 'b' }],
    ['nl-NL=a=b', { 'nl-NL': 'a=b' }],
  ])('“%s” is %j', (variable, values) => expect(byLocale(variable, isShort)).toEqual(values));

  it.each([
    ['', 'nothing'],
    ['a', 'no locale'],
    ['nl-NL=', 'no value'],
    ['nl=a', 'a language alone'],
    ['NL-nl=a', 'a locale written otherwise'],
    ['nl-NL=a,', 'a comma at the end'],
    ['nl-NL=a,nl-NL=b', 'the same locale twice'],
    ['nl-NL=a;de-DE=b', 'another separator, which makes too long a value'],
    ['__proto__=a', 'a name of the language itself'],
  ])('“%s” is none: %s', (variable) => expect(byLocale(variable, isShort)).toBeUndefined());
});
