import { order, orderLine } from '../../../test/factories/order.js';
import { details } from '../../../test/support/shop-api.js';
import type { OrderState } from '../../contract/order.js';
import type { OrderView } from '../orders/order.presenter.js';
import { lastDay, refusalOf } from './withdrawal-rules.js';

const price = orderLine().unitPrice;
const placed = (over: Partial<OrderView> = {}): OrderView =>
  order({ state: 'paid', details: details as OrderView['details'], shipping: { method: 'Deliver', slot: null, date: '2026-11-10', price }, ...over }) as OrderView;
const delivered = (at: string) => placed({ state: 'delivered', history: [{ state: 'delivered' as OrderState, at }] });
const refusal = (of: OrderView, now: string, line = of.lines[0]!, gone = 0) => refusalOf(of, line, gone, new Date(now));

describe('the withdrawal period', () => {
  it('ends 14 days after the planned day of delivery, at midnight in the time zone of the shop', () => {
    expect(lastDay(placed())).toBe('2026-11-24');
    expect(refusal(placed(), '2026-11-24T22:59:00Z')).toBeNull();
    expect(refusal(placed(), '2026-11-24T23:01:00Z')).toBe('late');
  });

  it('starts on the actual day of delivery, once that is known', () => {
    expect(lastDay(delivered('2026-11-12T10:00:00Z'))).toBe('2026-11-26');
    expect(lastDay(delivered('2026-11-12T23:30:00Z'))).toBe('2026-11-27');
  });

  it('does not end while the goods are shipped but not delivered', () => {
    expect(refusal(placed({ state: 'shipped' }), '2026-12-20T10:00:00Z')).toBeNull();
  });
});

describe('the refusal of a withdrawal', () => {
  const now = '2026-11-11T10:00:00Z';
  it.each(['cancelled', 'withdrawn', 'refunded'] as const)('concerns every line of an order that is %s', (state) => {
    expect(refusal(placed({ state }), now)).toBe('closed');
  });

  it('concerns personalised goods, goods withdrawn before, and orders of businesses', () => {
    const personal = orderLine({ id: 'mine', isWithdrawable: false });
    expect(refusal(placed({ lines: [personal] }), now)).toBe('personal');
    const { quantity } = placed().lines[0]!;
    expect([refusal(placed(), now, placed().lines[0], quantity), refusal(placed(), now, placed().lines[0], quantity - 1)]).toEqual(['withdrawn', null]);
    const ofFirm = placed({ details: { ...placed().details!, customerType: 'Business', company: 'Stillewerk' } });
    expect([refusal(ofFirm, now), refusal(ofFirm, '2027-11-11T10:00:00Z'), refusal({ ...ofFirm, state: 'cancelled' }, now)]).toEqual(['business', 'business', 'business']);
  });
});
