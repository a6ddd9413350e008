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

describe('the check for untranslated texts', () => {
  it('finds nothing in the texts of the project', async () => expect(untranslatedFindings(await readTexts())).toEqual([]));
  it('finds nothing in translated texts', () => expect(places({})).toEqual([]));

  it('finds a text of another language and reports which', () => {
    expect(untranslatedFindings({ ...good, 'fr-FR': cart('Uw winkelwagen is leeg') })).toEqual([
      { code: 'UNTRANSLATED', place: 'fr-FR cart.title', message: 'equals nl-NL: “Uw winkelwagen is leeg”' },
    ]);
  });
  it('finds it in the locale of a country', () => expect(places({ 'nl-BE': cart('Votre panier est vide') })).toEqual(['UNTRANSLATED nl-BE cart.title']));

  it.each([
    ['one word', 'Service {count} m²'],
    ['a reference to another text', '$t(components.invoice.reverseCharge)'],
    ['a name', 'iDEAL | Wero'],
  ])('accepts %s in all languages', (_, title) => expect(places(everywhere(title))).toEqual([]));
});
