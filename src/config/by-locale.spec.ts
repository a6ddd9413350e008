import { byLocale } from './by-locale.js';

const isShort = (value: string) => value.length < 5;

describe('a variable with values by locale', () => {
  it.each([
    ['nl-NL=a', { 'nl-NL': 'a' }],
    [' nl-NL = a , de-DE=b ', { 'nl-NL': 'a', 'de-DE': 'b' }],
    ['nl-NL=a=b', { 'nl-NL': 'a=b' }],
  ])('“%s” is read as %j', (variable, values) => expect(byLocale(variable, isShort)).toEqual(values));

  it.each([
    ['', 'empty'],
    ['a', 'no locale'],
    ['nl-NL=', 'no value'],
    ['nl=a', 'a language without country'],
    ['NL-nl=a', 'a locale in other case'],
    ['nl-NL=a,', 'a comma at the end'],
    ['nl-NL=a,nl-NL=b', 'the same locale twice'],
    ['nl-NL=a;de-DE=b', 'another separator, so that the value is too long'],
    ['__proto__=a', 'a property name of JavaScript'],
  ])('“%s” is refused: %s', (variable) => expect(byLocale(variable, isShort)).toBeUndefined());
});
