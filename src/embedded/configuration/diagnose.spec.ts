import { locales } from '../../contract/locales.js';
import { diagnose, type Examined } from './diagnose.js';
import { inCurrencies } from '../../../test/factories/prices.js';

const label = { nl: 'Keuze', de: 'Wahl', fr: 'Choix', en: 'Choice' };
const range = { min: 300, max: 1200, step: 10 };
const size = { id: 'size', kind: 'Dimensions', dimensions: { width: range, height: range }, default: { width: 1200, height: 600 } };
const byMetre = { surcharge: { per: 'm', price: inCurrencies(450, 390) } };
const examined = (options: object[]): Examined => ({
  id: 'panel',
  sku: 'PANEL-1',
  family: 'PNL',
  type: 'Standard',
  configuration: { options: options.map((option) => ({ label, ...option })) },
  prices: inCurrencies(8900, 7900),
  pictures: [{ file: 'panel.webp' }],
  texts: new Map(locales.map((locale) => [locale, { slug: 'panel', name: 'Panel' }])),
});

describe('the diagnosis of a configuration model', () => {
  it.each<[string, object[], string[]]>([
    ['a size with a default within its bounds', [size, { id: 'edge', kind: 'Checkbox', ...byMetre }], []],
    ['a size that must be chosen and has no default', [{ ...size, default: undefined, required: true }], []],
    ['a size that may be left out and has no default', [{ ...size, default: undefined }], ['OPTION_MISSING default of size']],
    ['a price by metre without a size', [{ id: 'edge', kind: 'Checkbox', ...byMetre }], ['OPTION_MISSING size of edge']],
    ['a default size that is too long', [{ ...size, default: { width: 1300, height: 600 } }], ['DEFAULT_REFUSED size']],
    ['a default size between two steps', [{ ...size, default: { width: 1205, height: 600 } }], ['DEFAULT_REFUSED size']],
    ['a default number out of its range', [{ id: 'clamps', kind: 'Number', range: { min: 0, max: 8, step: 1 }, default: -1 }], ['DEFAULT_REFUSED clamps']],
    ['a default of another kind', [{ id: 'clamps', kind: 'Number', range: { min: 0, max: 8, step: 1 }, default: 'four' }], ['DEFAULT_REFUSED clamps']],
    ['a default value that does not exist', [{ id: 'edge', kind: 'Radio', values: [{ id: 'straight', label }], default: 'bevelled' }], ['DEFAULT_REFUSED edge']],
  ])('%s', (_, options, expected) => {
    const { findings, status } = diagnose(examined(options), () => true);
    expect(findings.map(({ code, subject }) => `${code} ${subject}`)).toEqual(expected);
    expect(status).toBe(expected.length ? 'error' : 'ok');
  });
});
