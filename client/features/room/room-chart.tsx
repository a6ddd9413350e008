import { octaveBands } from '../../../src/domain/acoustics.js';
import { ratedBands } from '../../../src/domain/room-target.js';
import { useFormat } from '../../core/format.js';
import { useTexts } from '../../core/texts.js';
import { BandTimes, rangeOf } from '../../ui/chart/band-times.js';
import type { RoomResult } from './use-room.js';

/** Chart of the reverberation time by octave band, now and with the pieces. */
export const RoomChart = ({ result: { now, treated, target, pieces } }: { result: RoomResult }) => {
  const t = useTexts('project');
  const labels = { before: t('calculator.now'), norm: t('calculator.normShort') };
  return (
    <figure className="chart">
      <BandTimes before={now.seconds} after={pieces > 0 ? treated.seconds : undefined} target={target} labels={labels} />
      <figcaption>{t('calculator.caption')}</figcaption>
    </figure>
  );
};

/** Table with the values of the chart and the formula of each. */
export const RoomTable = ({ result: { now, treated, target, pieces } }: { result: RoomResult }) => {
  const t = useTexts('project');
  const { number } = useFormat();
  const range = rangeOf(target, number);
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
