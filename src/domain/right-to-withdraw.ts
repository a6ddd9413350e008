import type { Order, OrderLine } from '../contract/order.js';

/** Lines from which a consumer cannot withdraw, because they are made for the buyer (Directive 2011/83/EU, article 16(c)). None for a business, which never has the right (article 2(1)). */
export const individualLines = ({ lines, details }: Pick<Order, 'lines' | 'details'>): readonly OrderLine[] =>
  details?.customerType === 'Business' ? [] : lines.filter(({ isWithdrawable }) => !isWithdrawable);
