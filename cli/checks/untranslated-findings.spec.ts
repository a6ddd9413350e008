import { readTexts } from '../support/read-texts.js';
import type { Texts } from './text-findings.js';
import { untranslatedFindings } from './untranslated-findings.js';

const good: Texts = {
  'nl-NL': { cart: { title: 'Uw winkelwagen is leeg' } },
  'de-DE': { cart: { title: 'Ihr Warenkorb ist leer' } },
  'fr-FR': { cart: { title: 'Votre panier est vide' } },
  'en-GB': { cart: { title: 'Your cart is empty' } },
};
const places = (texts: Texts) => untranslatedFindings({ ...good, ...texts }).map(({ code, place }) => `${code} ${place}`);
const cart = (title: string) => ({ cart: { title } });
const everywhere = (title: string): Texts => ({ 'nl-NL': cart(title), 'de-DE': cart(title), 'fr-FR': cart(title), 'en-GB': cart(title) });

describe('the check for forgotten translations', () => {
  it('finds nothing in ours', async () => expect(untranslatedFindings(await readTexts())).toEqual([]));
  it('finds nothing in good ones', () => expect(places({})).toEqual([]));

  it('finds a text of another language, and says whose it is', () => {
    expect(untranslatedFindings({ ...good, 'fr-FR': cart('Uw winkelwagen is leeg') })).toEqual([
      { code: 'UNTRANSLATED', place: 'fr-FR cart.title', message: 'says what nl-NL says: “Uw winkelwagen is leeg”' },
    ]);
  });
  it('finds it in a country as well', () => expect(places({ 'nl-BE': cart('Votre panier est vide') })).toEqual(['UNTRANSLATED nl-BE cart.title']));

  it.each([
    ['one word', 'Service {count} m²'],
    ['another text of ours', '$t(components.invoice.reverseCharge)'],
    ['a name', 'iDEAL | Wero'],
  ])('lets %s be the same everywhere', (_, title) => expect(places(everywhere(title))).toEqual([]));
});
