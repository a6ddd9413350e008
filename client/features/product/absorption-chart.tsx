import { octaveBands } from '../../../src/domain/acoustics.js';
import { ChartFrame, chartOf } from '../../ui/chart/chart-frame.js';

interface AbsorptionChartProps {
  values: readonly number[];
  /** Minimum of the upper end of the axis: 1 for coefficients. */
  atLeast: number;
  format(value: number, digits: number): string;
}

/** Chart of the absorption by octave band. */
export const AbsorptionChart = ({ values, atLeast, format }: AbsorptionChartProps) => {
  const chart = chartOf(Math.max(...values, atLeast));
  const { x, y, curve } = chart;
  return (
    <ChartFrame
      chart={chart}
      format={format}
      curves={
        <>
          <polygon points={`${x(0)},100 ${curve(values)} ${x(values.length - 1)},100`} fill="var(--primary)" fillOpacity="0.16" />
          <polyline points={curve(values)} fill="none" stroke="var(--primary)" strokeWidth="2.5" strokeLinejoin="round" vectorEffect="non-scaling-stroke" />
        </>
      }
    >
      {values.map((value, at) => (
        <g key={octaveBands[at]}>
          <circle cx={`${x(at)}%`} cy={`${y(value)}%`} r="5" fill="var(--ink)" />
          <text className="value" x={`${x(at)}%`} y={`${y(value)}%`} dy="-0.8em" textAnchor="middle">
            {format(value, 2)}
          </text>
        </g>
      ))}
    </ChartFrame>
  );
};
