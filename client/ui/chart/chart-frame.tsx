import type { ReactNode } from 'react';
import { octaveBands } from '../../../src/domain/acoustics.js';
import { type Axis, axisOf } from '../../../src/domain/axis.js';
import { ChartArea } from './chart-frame.styles.js';

const shortBand = (hertz: number) => (hertz >= 1000 ? `${hertz / 1000}k` : String(hertz));

/** Axis of a chart, and positions in percent: x of a band, y of a value, and the points of a curve. */
export interface Chart extends Axis {
  x(at: number): number;
  y(value: number): number;
  curve(values: readonly number[]): string;
}

/** A chart over the octave bands from zero to `highest`. */
export const chartOf = (highest: number): Chart => {
  const axis = axisOf(highest);
  const x = (at: number) => ((at + 0.5) / octaveBands.length) * 100;
  const y = (value: number) => (1 - value / axis.top) * 100;
  return { ...axis, x, y, curve: (values) => values.map((value, at) => `${x(at).toFixed(2)},${y(value).toFixed(2)}`).join(' ') };
};

interface ChartFrameProps {
  chart: Chart;
  format(value: number, digits: number): string;
  /** Lines and areas in percent, which are stretched to the width. */
  curves: ReactNode;
  /** Points and texts, which are not stretched. */
  children: ReactNode;
}

/**
 * Axes of a chart over the octave bands. Positions are percentages, so that texts keep their size at any width.
 * Hidden from screen readers, because a table beside it contains the same data.
 */
export const ChartFrame = ({ chart: { ticks, digits, x, y }, format, curves, children }: ChartFrameProps) => (
  <ChartArea>
    <svg aria-hidden="true">
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1="0" x2="100%" y1={`${y(tick)}%`} y2={`${y(tick)}%`} stroke="var(--line)" />
          <text className="muted" x="-10" y={`${y(tick)}%`} dy="0.35em" textAnchor="end">
            {format(tick, digits)}
          </text>
        </g>
      ))}
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">
        {curves}
      </svg>
      {octaveBands.map((band, at) => (
        <text key={band} className="muted" x={`${x(at)}%`} y="100%" dy="1.9em" textAnchor="middle">
          {shortBand(band)}
        </text>
      ))}
      {children}
    </svg>
  </ChartArea>
);
