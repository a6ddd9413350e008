import { octaveBands } from '../../../src/domain/acoustics.js';
import { ratedBands, type Target } from '../../../src/domain/room-target.js';
import { useFormat } from '../../core/format.js';
import { ChartFrame, chartOf } from './chart-frame.js';

/** Longer times are drawn at this value, because the difference is not audible. */
const longest = 12;

/** Times that the standard allows: a range, or a maximum. */
export const rangeOf = ({ lowest, highest }: Pick<Target, 'lowest' | 'highest'>, number: (value: number, digits: number) => string): string =>
  lowest ? `${number(lowest, 2)}–${number(highest, 2)}` : `≤ ${number(highest, 2)}`;

interface BandTimesProps {
  before: readonly number[];
  /** Undefined when nothing changes. */
  after?: readonly number[] | undefined;
  target?: Target | undefined;
  labels: { before: string; after?: string; norm: string };
}

/** Reverberation times over the octave bands: before as a dashed line, after in the brand colour, the range of the standard behind them. */
export const BandTimes = ({ before, after, target, labels }: BandTimesProps) => {
  const { number } = useFormat();
  const was = before.map((value) => Math.min(value, longest));
  const is = after?.map((value) => Math.min(value, longest));
  const [first, last] = [ratedBands[0]!, ratedBands.at(-1)!];
  const chart = chartOf(Math.max(...was, (target?.highest ?? 0) * 1.1));
  const { x, y, curve } = chart;
  const end = octaveBands.length - 1;
  return (
    <ChartFrame
      chart={chart}
      format={number}
      curves={
        <>
          {target && <rect x={x(first)} width={x(last) - x(first)} y={y(target.highest)} height={y(target.lowest) - y(target.highest)} fill="var(--success)" fillOpacity="0.16" />}
          <polyline points={curve(was)} fill="none" stroke="var(--ink)" strokeWidth="2" strokeDasharray="5 5" vectorEffect="non-scaling-stroke" />
          {is && <polyline points={curve(is)} fill="none" stroke="var(--primary)" strokeWidth="3.5" strokeLinejoin="round" vectorEffect="non-scaling-stroke" />}
        </>
      }
    >
      <text className="value" x="100%" y={`${y(was[end]!)}%`} dy="-0.8em" textAnchor="end">
        {labels.before}
      </text>
      {target && (
        <text className="norm" x={`${x(last)}%`} y={`${y(target.highest)}%`} dx="8" dy="-0.4em">
          {labels.norm}
        </text>
      )}
      {is?.map((value, at) => (
        <circle key={octaveBands[at]} cx={`${x(at)}%`} cy={`${y(value)}%`} r="5" fill="var(--ink)" />
      ))}
      {is && labels.after && (
        <text className="value" x="100%" y={`${y(is[end]!)}%`} dy="-0.8em" textAnchor="end">
          {labels.after}
        </text>
      )}
    </ChartFrame>
  );
};
