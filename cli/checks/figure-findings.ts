import { reverberationTime } from '../../src/domain/acoustics.js';
import type { SourceDocument } from '../../src/content/read-documents.js';
import type { Finding } from '../support/findings.js';
import { alphaWOf, statedAlphaW } from './acoustics-findings.js';

type Written = Pick<SourceDocument, 'file' | 'body' | 'bodyLine'>;

/** Reads `1 234,5` and `1,234.5`: a separator before exactly three digits groups thousands, unless a zero is before it. */
const numberOf = (text: string): number =>
  Number(
    text
      .replaceAll(/\s/g, '')
      .replace(/(?<=[1-9]\d*)[.,](?=\d{3}(?!\d))/, '')
      .replace(',', '.'),
  );
const number = '\\d+(?:[\\s.,]\\d+)*';

/** `0.161 × V / A = T s`, or `0.161 × V / T = A m²`. */
const sabine = new RegExp(`0[.,]161\\s[×·]\\s(${number})\\s/\\s(${number})\\s=\\s\\**(${number})\\s(s(?!\\p{L})|m²)`, 'gu');

/** Half a unit of the last digit that is written. */
const toleranceOf = (text: string): number => 0.5 / 10 ** (/[.,](\d+)$/.exec(text)?.[1]?.length ?? 0) + 1e-9;

/** Written terms are rounded; the result may be any that they allow. */
const sabineFindings = (line: string, place: string): Finding[] =>
  [...line.matchAll(sabine)].flatMap(([all, volume, divisor, result]) => {
    const [v, by, stated] = [volume!, divisor!, result!].map(numberOf) as [number, number, number];
    const least = reverberationTime(v - toleranceOf(volume!), by + toleranceOf(divisor!)) - toleranceOf(result!);
    const most = reverberationTime(v + toleranceOf(volume!), by - toleranceOf(divisor!)) + toleranceOf(result!);
    return stated >= least && stated <= most ? [] : [{ code: 'WRONG_RESULT', place, message: `states ${all}, but the formula gives ${reverberationTime(v, by).toFixed(2)}` }];
  });

const coefficient = /^\d[.,]\d\d$/;

/** A row of a table with the coefficients of six octave bands and, behind them, αw. */
const rowFindings = (line: string, place: string): Finding[] => {
  const cells = line.split('|').map((cell) => cell.replaceAll('*', '').trim());
  const first = cells.findIndex((cell) => coefficient.test(cell));
  const bands = cells.slice(first, first + 6);
  const stated = first < 0 ? null : /^(\d[.,]\d\d)(?:\s?\(([LMH]+)\))?$/.exec(cells[first + 6] ?? '');
  if (!stated || !bands.every((cell) => coefficient.test(cell))) return [];
  const rated = alphaWOf(bands.map(numberOf));
  return statedAlphaW(stated[1]!, stated[2]) === rated ? [] : [{ code: 'WRONG_ALPHA_W', place, message: `states αw ${stated[0]}, but the bands of its row give ${rated}` }];
};

/** Figures of documents that contradict the formula or the bands beside them. */
export const figureFindings = (documents: readonly Written[]): Finding[] =>
  documents.flatMap(({ file, body, bodyLine }) =>
    body.split('\n').flatMap((line, at) => {
      const place = `${file}:${bodyLine + at}`;
      return [...sabineFindings(line, place), ...rowFindings(line, place)];
    }),
  );
