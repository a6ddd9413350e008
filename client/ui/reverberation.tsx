import type { RoomFacts } from '../../src/contract/content.js';
import { useFormat } from '../core/format.js';
import { useTexts } from '../core/texts.js';
import { ReverberationFigure } from './reverberation.styles.js';

const width = 240;
const middle = 20;
const loudest = 18;
const halfWaves = 24;
const step = width / halfWaves;
/** Decay rate of the drawing, chosen for a visible difference. */
const decay = 1.9;
const round = (value: number) => Math.round(value * 10) / 10;
/** Height of the envelope at a horizontal position. @param part part of the width in which the sound decays */
const heightAt = (way: number, part: number) => loudest * Math.exp((-decay * way) / (width * part));

/** Number of cubic Bézier segments of a side; with three the difference from the curve is invisible. */
const pieces = 3;
/** Path of the area under the envelope. */
const room = (part: number): string => {
  /** Point of a side, or of its tangent at a distance `ahead`. */
  const point = (sign: 1 | -1, way: number, ahead = 0) => `${round(way + ahead)} ${round(middle + sign * heightAt(way, part) * (1 - (decay * ahead) / (width * part)))}`;
  const side = (sign: 1 | -1, ways: readonly number[]) => {
    const third = (ways[1]! - ways[0]!) / 3;
    return ways.slice(1).map((way, at) => `C${point(sign, ways[at]!, third)} ${point(sign, way, -third)} ${point(sign, way)}`);
  };
  const ways = Array.from({ length: pieces + 1 }, (_, at) => (at * width) / pieces);
  return `M${point(-1, 0)}${side(-1, ways).join('')}L${point(1, width)}${side(1, ways.toReversed()).join('')}Z`;
};

/** Path of a decaying wave. */
const swing = (part: number): string => {
  const halves = Array.from({ length: halfWaves }, (_, at) => {
    const height = heightAt(at * step, part) * (at % 2 ? -1 : 1);
    return `q${step / 2} ${round(height * 2)} ${step} 0`;
  });
  return `M0 ${middle}${halves.join('')}`;
};

/** Whether a time has no hundredths; times are shown with one decimal, or with two if either has hundredths. */
const isInTenths = (seconds: number) => Math.round(seconds * 100) % 10 === 0;

/** Reverberation times of a room before and after, as drawing on one time scale and in seconds. */
export const Reverberation = ({ before, after }: Pick<RoomFacts, 'before' | 'after'>) => {
  const t = useTexts('global');
  const { number } = useFormat();
  const longest = Math.max(before, after);
  const said = (value: number) => number(value, [before, after].every(isInTenths) ? 1 : 2);
  const seconds = (value: number) => t('card.seconds', { value: said(value) });
  return (
    <ReverberationFigure>
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${middle * 2}`} preserveAspectRatio="none" fill="none" stroke="currentColor" strokeWidth="1.5">
        <path d={room(before / longest)} />
        <path d={swing(after / longest)} vectorEffect="non-scaling-stroke" />
      </svg>
      <span className="visually-hidden">{t('card.reverberation', { before: said(before), after: said(after) })}</span>
      <span aria-hidden="true">
        {seconds(before)} <i>→</i> <b>{seconds(after)}</b>
      </span>
    </ReverberationFigure>
  );
};
