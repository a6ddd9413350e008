import { type Language, languages } from '../../src/contract/locales.js';
import { nrc, octaveBands, ratingOf } from '../../src/domain/acoustics.js';
import { formatAlphaW } from '../../src/domain/alpha-w.js';
import type { Catalogue } from '../../src/embedded/seed/catalogue-files.js';
import type { Finding } from '../support/findings.js';

type Family = Pick<Catalogue['products'][number], 'code' | 'acoustics' | 'texts'>;

/** Edge effects let a small sample measure a little above 1 (ISO 354); more is a typing error. */
const highestBand = 1.25;
/** From a curtain to a heavy double wall, and from a thin carpet to a floating floor, in dB. */
const insulation = { least: 5, most: 75 };

const numberOf = (text: string): number => Number(text.replace(',', '.'));
/** Formats with a decimal point, whatever the language. */
const format = (value: number, digits: number): string => value.toFixed(digits);
export const alphaWOf = (bands: readonly number[]): string => formatAlphaW(ratingOf(bands), format);

/** A weighted coefficient as a text states it, such as `0.65(MH)`. */
export const statedAlphaW = (value: string, letters = ''): string => `${numberOf(value).toFixed(2)}${letters && `(${letters})`}`;

/** Compares `αw 0,65(MH)`, also with `=`. */
const alphaWFindings = (place: string, text: string, rated: string): Finding[] =>
  [...text.matchAll(/αw[\s:=]{1,3}(\d[.,]\d{1,2})(?:\s?\(([LMH]+)\))?/gu)]
    .map(([, value, letters]) => statedAlphaW(value!, letters))
    .filter((stated) => stated !== rated)
    .map((stated) => ({ code: 'WRONG_ALPHA_W', place, message: `states αw ${stated}, but its bands give ${rated}` }));

const nrcFindings = (place: string, text: string, rated: number): Finding[] =>
  [...text.matchAll(/NRC[\s:=]{1,3}(\d[.,]\d{1,2})/giu)]
    .map((match) => numberOf(match[1]!))
    .filter((stated) => Math.abs(stated - rated) > 0.001)
    .map((stated) => ({ code: 'WRONG_NRC', place, message: `states NRC ${stated.toFixed(2)}, but its bands give ${rated.toFixed(2)}` }));

/** A sound absorption class follows its αw, unlike a fire class. */
const classFindings = (place: string, text: string, rated: string): Finding[] =>
  [...text.matchAll(/αw[\s:=]{1,3}\d[.,]\d{1,2}(?:\s?\([LMH]+\))?,? (?:[Kk]lasse|classe(?: d’absorption)?|class) ([A-E])\b/gu)]
    .filter((match) => match[1] !== rated)
    .map((match) => ({ code: 'WRONG_CLASS', place, message: `states class ${match[1]}, but its bands give ${rated}` }));

/** Compares coefficients and percentages directly before their frequency: `0,45 bij 250 Hz`, `60 % bei 250 Hz`. */
const bandFigureFindings = (place: string, text: string, bands: readonly number[]): Finding[] =>
  [...text.matchAll(/(?<![\d.,])(\d(?:[.,]\d+)|\d+(?=\s?%))(\s?%)? (?:bij|bei|à|at) (\d{3,4})\s?Hz/gu)].flatMap(([all, value, percent, hertz]) => {
    const at = octaveBands.findIndex((band) => band === Number(hertz));
    const stated = numberOf(value!) / (percent ? 100 : 1);
    return at < 0 || Math.abs(stated - bands[at]!) < 0.001 ? [] : [{ code: 'WRONG_BAND', place, message: `states ${all}, but its bands give ${bands[at]!.toFixed(2)}` }];
  });

const bandFindings = (code: string, bands: readonly number[]): Finding[] =>
  bands.flatMap((alpha, at) => (alpha < 0 || alpha > highestBand ? [{ code: 'IMPLAUSIBLE_BAND', place: code, message: `${alpha} at ${octaveBands[at]} Hz` }] : []));

/** Reverberation times, and numbers of pieces that halve them: the product page computes these for a typical room. */
const roomFigures: Record<Language, RegExp> = {
  nl: /\d[.,]\d+\s?s(?!\p{L})|\bhalve(?:ren|ert)\b/u,
  de: /\d[.,]\d+\s?s(?!\p{L})|\bhalbier/u,
  fr: /\d[.,]\d+\s?s(?!\p{L})|\bdivis\p{L}+ [^.]*par deux\b/u,
  en: /\d[.,]\d+\s?s(?!\p{L})|\bhalves?\b/u,
};

/** That an absorber does not insulate: the product page derives this from the kind of the acoustic data. */
const insulationClaims: Record<Language, RegExp> = {
  nl: /\bburen\b|\bisole(?:ert|ren)\b[^.;:]*\b(?:niet|geen)\b|\b(?:niet|geen)\b[^.;:]*\bisole/iu,
  de: /\bNachbar(?:n|s|wohnung)\b|\bdämm\p{L}*[^.;:]* nicht\b|\bnicht\b[^.;:]* dämm/iu,
  fr: /\b(?:des|les|vos|aux) voisins\b|\bn’isole/iu,
  en: /\bneighbours\b|\bnext door\b|\bnot insulate\b|\bno insulation\b/iu,
};

const derivedFindings = (place: string, text: string, language: Language, absorbs: boolean): Finding[] => {
  const room = roomFigures[language].exec(text);
  const claim = absorbs ? insulationClaims[language].exec(text) : null;
  return [
    ...(room ? [{ code: 'ROOM_FIGURE', place, message: `states “${room[0]}”, which depends on the room: the product page computes it` }] : []),
    ...(claim ? [{ code: 'REPEATED_NOTE', place, message: `states “${claim[0]}”; the product page shows this for its kind of acoustic data` }] : []),
  ];
};

/** Compares the texts of a family with its data, language by language. */
const textFindings = ({ code, acoustics, texts }: Family): Finding[] =>
  languages.flatMap((language) => {
    if (!texts[language]) return [];
    const { summary, description = [] } = texts[language];
    const [place, text] = [`${code} ${language}`, [summary, ...description].join('\n')];
    const derived = derivedFindings(place, text, language, acoustics.kind === 'absorption' || acoustics.kind === 'object');
    if (acoustics.kind !== 'absorption') return derived;
    const { bands } = acoustics;
    return [
      ...derived,
      ...alphaWFindings(place, text, alphaWOf(bands)),
      ...nrcFindings(place, text, nrc(bands)),
      ...classFindings(place, text, ratingOf(bands).absorptionClass),
      ...bandFigureFindings(place, text, bands),
    ];
  });

const dataFindings = ({ code, acoustics }: Family): Finding[] => {
  switch (acoustics.kind) {
    case 'insulation':
    case 'impact': {
      const decibels = acoustics.kind === 'insulation' ? acoustics.rw : acoustics.deltaLw;
      return decibels < insulation.least || decibels > insulation.most ? [{ code: 'IMPLAUSIBLE_LEVEL', place: code, message: `${decibels} dB` }] : [];
    }
    case 'absorption':
      return bandFindings(code, acoustics.bands);
    default:
      return [];
  }
};

/** Acoustic data that cannot be right, and texts that contradict or repeat what follows from the data (ISO 11654, ASTM C423). */
export const acousticsFindings = (families: readonly Family[]): Finding[] => families.flatMap((family) => [...dataFindings(family), ...textFindings(family)]);
