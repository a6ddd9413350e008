import type { Withdrawal } from '../../../../src/contract/order.js';
import { useFormat } from '../../../core/format.js';
import { useTexts } from '../../../core/texts.js';
import { Remark } from '../../../ui/remark.js';

/** Withdrawals from an order, with time and lines. */
export const Withdrawals = ({ made }: { made: readonly Withdrawal[] }) => {
  const t = useTexts('account');
  const { moment, number } = useFormat();
  return made.map(({ id, receivedAt, lines }) => (
    <Remark key={id} kind="info">
      <strong>{t('order.withdrawal', { at: moment(receivedAt) })}</strong>
      {lines.map((line) => (
        <p key={line.id}>{`${number(line.quantity)} × ${line.name}`}</p>
      ))}
    </Remark>
  ));
};
