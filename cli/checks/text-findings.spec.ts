import { readTexts } from '../support/read-texts.js';
import { type Texts, textFindings } from './text-findings.js';

const whole = { cart: { title: 'Cart of {name}', empty: 'Empty' } };
const good: Texts = { 'nl-NL': whole, 'de-DE': whole, 'fr-FR': whole, 'en-GB': whole };
const codes = (texts: Texts) => textFindings(texts).map(({ code, place }) => `${code} ${place}`);

describe('the text check', () => {
  it('finds nothing in the texts of the project', async () => expect(textFindings(await readTexts())).toEqual([]));
  it('finds nothing in correct texts', () => expect(codes(good)).toEqual([]));

  it.each<[string, Texts, string[]]>([
    ['a missing text', { ...good, 'de-DE': { cart: { title: 'Korb von {name}' } } }, ['MISSING de-DE cart.empty']],
    ['a superfluous text', { ...good, 'fr-FR': { cart: { ...whole.cart, more: 'x' } } }, ['EXTRA fr-FR cart.more']],
    ['a different placeholder', { ...good, 'en-GB': { cart: { ...whole.cart, title: 'Cart of {user}' } } }, ['OTHER_PLACES en-GB cart.title']],
    ['an empty text', { ...good, 'en-GB': { cart: { ...whole.cart, empty: ' ' } } }, ['EMPTY en-GB cart.empty']],
    ['an unknown namespace', { ...good, 'nl-BE': { basket: {} } }, ['UNKNOWN_NAMESPACE nl-BE basket']],
    ['an overlay that replaces nothing', { ...good, 'nl-BE': { cart: { more: 'x' } } }, ['EXTRA nl-BE cart.more']],
    ['an overlay that changes nothing', { ...good, 'de-AT': { cart: { empty: 'Empty' } } }, ['NO_DIFFERENCE de-AT cart.empty']],
  ])('finds %s', (_, texts, found) => expect(codes(texts)).toEqual(found));
});
