import { type OrderState, orderStates } from '../contract/order.js';
import { finalStates, movesFrom, orderMoveNames, orderMoves, stateAfter } from './order-machine.js';

/** Every pair of states that some move connects. */
const allowed: Record<OrderState, OrderState[]> = {
  open: ['awaitingPayment'],
  awaitingPayment: ['authorized', 'paid', 'cancelled'],
  authorized: ['paid', 'inProduction', 'shipped', 'cancelled', 'withdrawn'],
  paid: ['inProduction', 'shipped', 'cancelled', 'withdrawn', 'refunded'],
  inProduction: ['shipped', 'cancelled', 'withdrawn', 'refunded'],
  shipped: ['delivered', 'withdrawn', 'refunded'],
  delivered: ['withdrawn', 'refunded'],
  withdrawn: ['refunded'],
  cancelled: [],
  refunded: [],
};
const pairs = orderStates.flatMap((from) => orderStates.map((to) => [from, to] as const));

describe('an order', () => {
  it.each(pairs)('%s -> %s happens by a move of the table, or not at all', (from, to) => {
    expect(movesFrom(from).some((move) => stateAfter(from, move) === to)).toBe(allowed[from].includes(to));
  });

  it('is moved by nothing from a state the move does not name', () => {
    for (const move of orderMoveNames) {
      for (const state of orderStates) expect(stateAfter(state, move)).toBe((orderMoves[move].from as readonly OrderState[]).includes(state) ? orderMoves[move].to : undefined);
    }
  });

  it('can come to every state from the cart', () => {
    const reached = new Set<OrderState>(['open']);
    // A set grows while it is walked: what is found is walked too.
    for (const state of reached) movesFrom(state).forEach((move) => reached.add(stateAfter(state, move)!));
    expect([...reached].toSorted()).toEqual([...orderStates].toSorted());
  });

  it('ends cancelled or refunded, and can end from everywhere', () => {
    expect(finalStates).toEqual(['cancelled', 'refunded']);
    const canEnd = (state: OrderState): boolean => finalStates.includes(state) || movesFrom(state).some((move) => canEnd(stateAfter(state, move)!));
    expect(orderStates.filter((state) => !canEnd(state))).toEqual([]);
  });

  it('never goes back: no state leads to itself', () => {
    const after = (state: OrderState): OrderState[] => movesFrom(state).flatMap((move) => [stateAfter(state, move)!, ...after(stateAfter(state, move)!)]);
    expect(orderStates.filter((state) => after(state).includes(state))).toEqual([]);
  });
});
