import { absorptionClass, alphaW, nrc } from '../../src/domain/acoustics.js';
import type { Catalogue } from '../../src/embedded/seed/catalogue-files.js';
import type { Finding } from '../support/findings.js';

type Family = Pick<Catalogue['products'][number], 'code' | 'acoustics' | 'texts'>;

/** Edge effects raise the coefficient of a small sample slightly above 1 (ISO 354); a higher value is a typing error. */
const highestBand = 1.25;
/** Plausible levels in dB: Rw from a curtain to a heavy double wall, ΔLw from a thin carpet to a floating floor. */
const insulation = { least: 5, most: 75 };

const numberOf = (text: string): number => Number(text.replace(',', '.'));
/** Figures that a text states: `αw 0,65`, `NRC = 0.70`. */
const claims = (text: string, name: string): number[] => [...text.matchAll(new RegExp(`${name}[\\s:=]{1,3}(\\d[.,]\\d{1,2})`, 'giu'))].map((match) => numberOf(match[1]!));

const claimFindings = (place: string, text: string, name: string, code: string, rated: number): Finding[] =>
  claims(text, name)
    .filter((claimed) => Math.abs(claimed - rated) > 0.001)
    .map((claimed) => ({ code, place, message: `states ${name} ${claimed.toFixed(2)}, but its bands give ${rated.toFixed(2)}` }));

const bandFindings = (code: string, bands: readonly number[]): Finding[] =>
  bands.flatMap((alpha, at) => (alpha < 0 || alpha > highestBand ? [{ code: 'IMPLAUSIBLE_BAND', place: code, message: `${alpha} at ${125 * 2 ** at} Hz` }] : []));

/** Compares absorption classes. An absorption class follows an αw in the text, unlike a fire class. */
const classFindings = (place: string, text: string, rated: string): Finding[] =>
  [...text.matchAll(/αw[\s:=]{1,3}\d[.,]\d{1,2},? (?:[Kk]lasse|classe(?: d’absorption)?|class) ([A-E])\b/gu)]
    .filter((match) => match[1] !== rated)
    .map((match) => ({ code: 'WRONG_CLASS', place, message: `states class ${match[1]}, but its bands give ${rated}` }));

const ofFamily = ({ code, acoustics, texts }: Family): Finding[] => {
  if (acoustics.kind === 'insulation' || acoustics.kind === 'impact') {
    const decibels = acoustics.kind === 'insulation' ? acoustics.rw : acoustics.deltaLw;
    return decibels < insulation.least || decibels > insulation.most ? [{ code: 'IMPLAUSIBLE_LEVEL', place: code, message: `${decibels} dB` }] : [];
  }
  if (acoustics.kind === 'none') return [];
  const { bands, kind } = acoustics;
  if (kind === 'object') return [];
  const [weighted, reduction] = [alphaW(bands), nrc(bands)];
  const stated = Object.entries(texts).flatMap(([language, text]) => {
    const [place, whole] = [`${code} ${language}`, JSON.stringify(text)];
    const figures = [...claimFindings(place, whole, 'αw', 'WRONG_ALPHA_W', weighted), ...claimFindings(place, whole, 'NRC', 'WRONG_NRC', reduction)];
    return [...figures, ...classFindings(place, whole, absorptionClass(weighted))];
  });
  return [...bandFindings(code, bands), ...stated];
};

/** Finds ratings in product texts that differ from the octave bands (ISO 11654, ASTM C423), and implausible bands and levels. */
export const acousticsFindings = (families: readonly Family[]): Finding[] => families.flatMap(ofFamily);
