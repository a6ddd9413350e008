import type { Order, OrderState } from '../../../../src/contract/order.js';

/** What every order goes through, unless it ends before. */
const usual = ['awaitingPayment', 'paid', 'inProduction', 'shipped', 'delivered'] as const satisfies OrderState[];
const ends = ['cancelled', 'withdrawn', 'refunded'] as const satisfies OrderState[];

/** A step of an order's course; null: still to come. */
export interface CourseStep {
  state: OrderState;
  at: string | null;
}

/** What has happened to an order, and what is still to come of what usually does. */
export const courseOf = ({ history }: Pick<Order, 'history'>): CourseStep[] => {
  const reached = (state: OrderState) => history.some((one) => one.state === state);
  if (ends.some(reached)) return history;
  // Who pays by invoice does so at some later time.
  const expected = usual.filter((state) => state !== 'paid' || !reached('authorized'));
  const furthest = expected.findLastIndex(reached);
  return [...history, ...expected.slice(furthest + 1).map((state) => ({ state, at: null }))];
};
