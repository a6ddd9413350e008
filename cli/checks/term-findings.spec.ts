import { readTexts } from '../support/read-texts.js';
import type { AvoidedForm } from './avoided-forms.js';
import { termFindings } from './term-findings.js';
import type { Texts } from './text-findings.js';

const delivery: AvoidedForm = { term: 'lever-', avoid: /bezorg/i, locales: ['nl-BE'], except: ['cart.law'] };
const places = (texts: Texts) => termFindings(texts, [delivery]).map(({ code, place, message }) => `${code} ${place} ${message}`);

describe('the term check', () => {
  it('finds nothing in the texts of the project', async () => expect(termFindings(await readTexts())).toEqual([]));

  it.each<[string, Texts, string[]]>([
    ['an avoided form', { 'nl-BE': { cart: { day: 'Bezorgdag' } } }, ['OTHER_TERM nl-BE cart.day contains “Bezorg”; the term is “lever-”']],
    ['an avoided form that comes from the base language', { 'nl-NL': { cart: { day: 'Bezorgdag' } } }, ['OTHER_TERM nl-BE cart.day contains “Bezorg”; the term is “lever-”']],
    ['nothing where the locale replaces the text', { 'nl-NL': { cart: { day: 'Bezorgdag' } }, 'nl-BE': { cart: { day: 'Leverdag' } } }, []],
    ['nothing in texts that need the form', { 'nl-BE': { cart: { law: 'Bezorging' } } }, []],
  ])('finds %s', (_, texts, found) => expect(places(texts)).toEqual(found));
});
