import type { RoomFacts } from '../../../../src/contract/content.js';
import { octaveBands } from '../../../../src/domain/acoustics.js';
import { ratedBands, type Target } from '../../../../src/domain/room-target.js';
import { useFormat } from '../../../core/format.js';
import { useTexts } from '../../../core/texts.js';
import { rangeOf } from '../../../ui/chart/band-times.js';

interface Row {
  name: string;
  before: number;
  after: number;
  isRated: boolean;
}

/** Table with the values of the charts. */
export const ChangeTable = ({ facts: { before, after, bands }, target }: { facts: RoomFacts; target: Target | undefined }) => {
  const t = useTexts('project');
  const { number } = useFormat();
  const rows: Row[] = [
    { name: t('change.mean'), before, after, isRated: true },
    ...(bands
      ? octaveBands.map((band, at) => ({
          name: t('calculator.hertz', { value: number(band) }),
          before: bands.before[at]!,
          after: bands.after[at]!,
          isRated: ratedBands.includes(at),
        }))
      : []),
  ];
  return (
    <details>
      <summary>{t('calculator.table')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('calculator.band')}</th>
            <th scope="col">{t('change.beforeColumn')}</th>
            <th scope="col">{t('change.afterColumn')}</th>
            {target && <th scope="col">{t('calculator.targetColumn')}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              <td>{number(row.before, 2)}</td>
              <td>{number(row.after, 2)}</td>
              {target && <td>{row.isRated ? rangeOf(target, number) : '–'}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
};
