import { type OrderState, orderStates } from '../contract/order.js';
import { finalStates, orderTransitionNames, orderTransitions, stateAfter, transitionsFrom } from './order-state-machine.js';

/** All state transitions that some move allows. */
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
  it.each(pairs)('%s -> %s is possible exactly if the table contains such a move', (from, to) => {
    expect(transitionsFrom(from).some((move) => stateAfter(from, move) === to)).toBe(allowed[from].includes(to));
  });

  it('refuses a move from a state that the move does not list', () => {
    for (const move of orderTransitionNames) {
      for (const state of orderStates)
        expect(stateAfter(state, move)).toBe((orderTransitions[move].from as readonly OrderState[]).includes(state) ? orderTransitions[move].to : undefined);
    }
  });

  it('can reach every state from the cart', () => {
    const reached = new Set<OrderState>(['open']);
    // The set grows during the iteration, so newly found states are visited too.
    for (const state of reached) transitionsFrom(state).forEach((move) => reached.add(stateAfter(state, move)!));
    expect([...reached].toSorted()).toEqual([...orderStates].toSorted());
  });

  it('has the final states cancelled and refunded, and can reach a final state from every state', () => {
    expect(finalStates).toEqual(['cancelled', 'refunded']);
    const canEnd = (state: OrderState): boolean => finalStates.includes(state) || transitionsFrom(state).some((move) => canEnd(stateAfter(state, move)!));
    expect(orderStates.filter((state) => !canEnd(state))).toEqual([]);
  });

  it('never returns to an earlier state', () => {
    const after = (state: OrderState): OrderState[] => transitionsFrom(state).flatMap((move) => [stateAfter(state, move)!, ...after(stateAfter(state, move)!)]);
    expect(orderStates.filter((state) => after(state).includes(state))).toEqual([]);
  });
});
