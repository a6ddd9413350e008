import { readCatalogue } from '../../src/embedded/seed/read-catalogue.js';
import { catalogueFolder } from '../../src/embedded/seed/seed.js';
import { acousticsFindings } from './acoustics-findings.js';

type Family = Parameters<typeof acousticsFindings>[0][number];

const mounting = { nl: 'A', de: 'A', fr: 'A', en: 'A' };
const textsOf = (summary: string) => ({ nl: { summary } }) as unknown as Family['texts'];
const panel = (bands: number[], summary = ''): Family => ({ code: 'PAN', acoustics: { kind: 'absorption', bands, mounting }, texts: textsOf(summary) });
/** αw 0.90, class A, NRC 0.90. */
const bands = [0.2, 0.6, 0.95, 1, 1, 0.95];
const codes = (family: Family) => acousticsFindings([family]).map(({ code, place }) => `${code} ${place}`);

describe('the acoustics check', () => {
  it('finds nothing in our catalogue', async () => {
    const { products } = (await readCatalogue(catalogueFolder('ENC')))!.parse();
    expect(products.length).toBeGreaterThan(20);
    expect(acousticsFindings(products)).toEqual([]);
  });

  it.each<[string, Family, string[]]>([
    ['an αw that differs from the bands', panel(bands, 'Een paneel met αw 0,55.'), ['WRONG_ALPHA_W PAN nl']],
    ['an NRC that differs from the bands', panel(bands, 'NRC: 0.35'), ['WRONG_NRC PAN nl']],
    ['a class that differs from the bands', panel(bands, 'αw 0,90, klasse E; brandklasse B'), ['WRONG_CLASS PAN nl']],
    ['an implausible coefficient', panel([0.2, 0.6, 9.5, 1, 1, 0.95]), ['IMPLAUSIBLE_BAND PAN']],
    ['an implausible insulation level', { code: 'WAL', acoustics: { kind: 'insulation', rw: 340 }, texts: textsOf('') }, ['IMPLAUSIBLE_LEVEL WAL']],
    ['nothing in a correct text', panel(bands, 'αw 0,90, NRC 0.90'), []],
  ])('finds %s', (_, family, found) => expect(codes(family)).toEqual(found));
});
