import { octaveBands } from '../../../src/domain/acoustics.js';
import { ratedBands } from '../../../src/domain/room-target.js';
import { useFormat } from '../../core/format.js';
import { useTexts } from '../../core/texts.js';
import { ChartFrame, chartOf } from '../../ui/chart-frame.js';
import type { RoomResult } from './use-room.js';

/** Times longer than this are drawn at the upper end: nobody hears the difference in a room. */
const longest = 12;

/** Reverberation over the octave bands: dashed as it is, in the brand's colour with the pieces, the norm's band behind. */
export const RoomChart = ({ result: { now, treated, target, pieces } }: { result: RoomResult }) => {
  const t = useTexts('project');
  const { number } = useFormat();
  const [before, after] = [now, treated].map(({ seconds }) => seconds.map((value) => Math.min(value, longest))) as [number[], number[]];
  const [first, last] = [ratedBands[0]!, ratedBands.at(-1)!];
  const chart = chartOf(Math.max(...before, target.highest * 1.1));
  const { x, y, curve } = chart;
  return (
    <figure className="chart">
      <ChartFrame
        chart={chart}
        format={number}
        curves={
          <>
            <rect x={x(first)} width={x(last) - x(first)} y={y(target.highest)} height={y(target.lowest) - y(target.highest)} fill="var(--success)" fillOpacity="0.16" />
            <polyline points={curve(before)} fill="none" stroke="var(--ink)" strokeWidth="2" strokeDasharray="5 5" vectorEffect="non-scaling-stroke" />
            {pieces > 0 && <polyline points={curve(after)} fill="none" stroke="var(--primary)" strokeWidth="3.5" strokeLinejoin="round" vectorEffect="non-scaling-stroke" />}
          </>
        }
      >
        <text className="value" x={`${x(5)}%`} y={`${y(before[5]!)}%`} dx="10" dy="0.3em">
          {t('calculator.now')}
        </text>
        <text className="norm" x={`${x(last)}%`} y={`${y(target.highest)}%`} dx="8" dy="-0.4em">
          {t('calculator.normShort')}
        </text>
        {pieces > 0 && after.map((value, at) => <circle key={octaveBands[at]} cx={`${x(at)}%`} cy={`${y(value)}%`} r="5" fill="var(--ink)" />)}
      </ChartFrame>
      <figcaption>{t('calculator.caption')}</figcaption>
    </figure>
  );
};

/** The same figures to read, with the formula each was worked out by. */
export const RoomTable = ({ result: { now, treated, target, pieces } }: { result: RoomResult }) => {
  const t = useTexts('project');
  const { number } = useFormat();
  const range = target.lowest ? `${number(target.lowest, 2)}–${number(target.highest, 2)}` : `≤ ${number(target.highest, 2)}`;
  return (
    <details className="table">
      <summary>{t('calculator.table')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('calculator.band')}</th>
            <th scope="col">{t('calculator.nowColumn')}</th>
            <th scope="col">{t('calculator.withColumn', { count: pieces })}</th>
            <th scope="col">{t('calculator.targetColumn')}</th>
            <th scope="col">{t('calculator.formula')}</th>
          </tr>
        </thead>
        <tbody>
          {octaveBands.map((band, at) => (
            <tr key={band}>
              <th scope="row">{t('calculator.hertz', { value: number(band) })}</th>
              <td>{number(now.seconds[at]!, 2)}</td>
              <td>{number(treated.seconds[at]!, 2)}</td>
              <td>{ratedBands.includes(at) ? range : '–'}</td>
              <td>{treated.eyring[at] ? 'Eyring' : 'Sabine'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
};
