import type { InputValue } from '../../common/operation.decorators.js';
import { Problem } from '../../contract/errors.js';
import type { Withdrawal } from '../../contract/order.js';
import type { OrderView } from '../orders/order.presenter.js';
import { refusalOf } from './withdrawal-rules.js';
import { type Pieces, withdrawnBefore } from './withdrawn-share.js';

type WithdrawalRequest = Pick<InputValue<'withdrawOrder'>, 'lineIds' | 'lines'>;

/**
 * Returns the pieces to withdraw: the given quantities; of a line without quantity all remaining pieces; without any line everything that can be withdrawn.
 * @throws Problem NOT_FOUND for a line of another order; NO_RIGHT_TO_WITHDRAW for a business; NOT_WITHDRAWABLE
 */
export const requirePieces = (order: OrderView, earlier: readonly Pick<Withdrawal, 'lines'>[], { lineIds, lines = [] }: WithdrawalRequest): Pieces[] => {
  const named = [...(lineIds ?? []), ...lines.map(({ id }) => id)];
  if (named.some((id) => !order.lines.some((line) => line.id === id))) throw new Problem('NOT_FOUND');
  if (order.details?.customerType !== 'Private') throw new Problem('NO_RIGHT_TO_WITHDRAW');
  const now = new Date();
  const can = order.lines
    .map((line) => ({ line, gone: withdrawnBefore(earlier, line.id) }))
    .filter(({ line, gone }) => refusalOf(order, line, gone, now) === null)
    .map(({ line, gone }) => ({ line, quantity: line.quantity - gone }));
  const meant = named.length ? can.filter(({ line }) => named.includes(line.id)) : can;
  const pieces = meant.map(({ line, quantity: left }) => {
    const requested = lines.filter(({ id }) => id === line.id).reduce((sum, { quantity }) => sum + quantity, 0);
    if (requested > left) throw new Problem('NOT_WITHDRAWABLE');
    return { line, quantity: requested || left };
  });
  if (pieces.length === 0 || pieces.length < new Set(named).size) throw new Problem('NOT_WITHDRAWABLE');
  return pieces;
};
