import { octaveBands as bands } from '../../../src/domain/acoustics.js';
import { axisOf } from '../../../src/domain/axis.js';
import { ChartArea } from './absorption-chart.styles.js';

const shortBand = (hertz: number) => (hertz >= 1000 ? `${hertz / 1000}k` : String(hertz));

interface AbsorptionChartProps {
  values: readonly number[];
  /** Least upper end of the axis: 1 for coefficients. */
  atLeast: number;
  format(value: number, digits: number): string;
}

/**
 * Absorption over the octave bands. Places are percentages, so that texts keep their size at any width;
 * the curve itself is stretched. Hidden from screen readers: a table beside it says the same.
 */
export const AbsorptionChart = ({ values, atLeast, format }: AbsorptionChartProps) => {
  const { top, ticks, digits } = axisOf(Math.max(...values), atLeast);
  const x = (at: number) => ((at + 0.5) / values.length) * 100;
  const y = (value: number) => (1 - value / top) * 100;
  const curve = values.map((value, at) => `${x(at).toFixed(2)},${y(value).toFixed(2)}`).join(' ');
  return (
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
          <polygon points={`${x(0)},100 ${curve} ${x(values.length - 1)},100`} fill="var(--primary)" fillOpacity="0.16" />
          <polyline points={curve} fill="none" stroke="var(--primary)" strokeWidth="2.5" strokeLinejoin="round" vectorEffect="non-scaling-stroke" />
        </svg>
        {values.map((value, at) => (
          <g key={bands[at]}>
            <circle cx={`${x(at)}%`} cy={`${y(value)}%`} r="5" fill="var(--ink)" />
            <text className="value" x={`${x(at)}%`} y={`${y(value)}%`} dy="-0.8em" textAnchor="middle">
              {format(value, 2)}
            </text>
            <text className="muted" x={`${x(at)}%`} y="100%" dy="1.9em" textAnchor="middle">
              {shortBand(bands[at]!)}
            </text>
          </g>
        ))}
      </svg>
    </ChartArea>
  );
};
