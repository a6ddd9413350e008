import { brandCodes } from '../../src/contract/brand-codes.js';
import { readCatalogue } from '../../src/embedded/seed/read-catalogue.js';
import { catalogueFolder } from '../../src/embedded/seed/seed.js';
import { acousticsFindings } from './acoustics-findings.js';

type Family = Parameters<typeof acousticsFindings>[0][number];

const mounting = { nl: 'A', de: 'A', fr: 'A', en: 'A' };
const inLanguage = (language: string, summary: string) => ({ [language]: { summary } }) as unknown as Family['texts'];
const textsOf = (summary: string) => inLanguage('nl', summary);
const panel = (bands: number[], summary = '', language = 'nl'): Family => ({
  code: 'PAN',
  acoustics: { kind: 'absorption', bands, mounting },
  texts: inLanguage(language, summary),
});
/** αw 0.90, class A, NRC 0.90. */
const bands = [0.2, 0.6, 0.95, 1, 1, 0.95];
/** αw 0.65(MH), class C. */
const foam = [0.15, 0.35, 0.75, 0.95, 0.95, 0.95];
const codes = (family: Family) => acousticsFindings([family]).map(({ code, place }) => `${code} ${place}`);

describe('the check of acoustics', () => {
  it('finds nothing in the catalogues of all brands', async () => {
    const sources = await Promise.all(brandCodes.map((brand) => readCatalogue(catalogueFolder(brand))));
    const families = sources.flatMap((source) => source?.parse().products ?? []);
    expect(families.length).toBeGreaterThan(40);
    expect(acousticsFindings(families)).toEqual([]);
  });

  it.each<[string, Family, string[]]>([
    ['another αw than the bands give', panel(bands, 'Een paneel met αw 0,55.'), ['WRONG_ALPHA_W PAN nl']],
    ['an αw without its shape indicators', panel(foam, 'Schuim met αw 0,65, klasse C.'), ['WRONG_ALPHA_W PAN nl']],
    ['an αw with other shape indicators', panel(foam, 'Schuim met αw 0,65(H).'), ['WRONG_ALPHA_W PAN nl']],
    ['another NRC', panel(bands, 'NRC: 0.35'), ['WRONG_NRC PAN nl']],
    ['another class', panel(bands, 'αw 0,90, klasse E; brandklasse B'), ['WRONG_CLASS PAN nl']],
    ['another class behind shape indicators', panel(foam, 'αw 0,65(MH), klasse E'), ['WRONG_CLASS PAN nl']],
    ['another coefficient', panel(bands, 'Neemt 0,45 bij 250 Hz op.'), ['WRONG_BAND PAN nl']],
    ['another percentage', panel(bands, 'absorbe 45\u00a0% à 250\u00a0Hz', 'fr'), ['WRONG_BAND PAN fr']],
    ['a reverberation time', panel(bands, 'Der Raum klingt nur noch 0,7\u00a0s nach.', 'de'), ['ROOM_FIGURE PAN de']],
    ['a number of pieces that halves the reverberation', panel(bands, 'In een kamer halveren twaalf panelen de nagalm.'), ['ROOM_FIGURE PAN nl']],
    ['the same in French', panel(bands, 'Douze panneaux divisent à peu près par deux la réverbération.', 'fr'), ['ROOM_FIGURE PAN fr']],
    ['a note that the product page derives', panel(bands, 'Geluid van de buren houdt het niet tegen.'), ['REPEATED_NOTE PAN nl']],
    ['the same in German', panel(bands, 'Die Wand dämmt es nicht.', 'de'), ['REPEATED_NOTE PAN de']],
    ['a band that no measurement gives', panel([0.2, 0.6, 9.5, 1, 1, 0.95]), ['IMPLAUSIBLE_BAND PAN']],
    ['a wall that insulates too well', { code: 'WAL', acoustics: { kind: 'insulation', rw: 340 }, texts: textsOf('') }, ['IMPLAUSIBLE_LEVEL WAL']],
    ['nothing in a text that is right', panel(bands, 'αw 0,90, NRC 0.90, 0,60 bij 250 Hz en 95% bij 500 Hz'), []],
    ['nothing in right shape indicators', panel(foam, 'αw 0,65(MH), klasse C'), []],
    ['nothing in the note of a product that insulates', { code: 'WAL', acoustics: { kind: 'insulation', rw: 34 }, texts: textsOf('Houdt de buren buiten.') }, []],
  ])('finds %s', (_, family, found) => expect(codes(family)).toEqual(found));
});
