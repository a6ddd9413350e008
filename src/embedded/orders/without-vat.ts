import { charged, chargedLine, type Line, type Totals, totalsOf } from './order-pricing.js';
import type { OrderView } from './order.presenter.js';

/** Recalculates lines, delivery and totals of a placed order with reverse charge, as if the VAT number had been confirmed at the time. */
export const withoutVat = ({
  lines,
  shipping,
  totals,
  currency,
}: Pick<OrderView, 'lines' | 'shipping' | 'totals' | 'currency'>): { lines: Line[]; shipping: OrderView['shipping']; totals: Totals } => {
  const rule = { rate: totals.vat[0]?.rate ?? 0, isReverseCharge: true, vatReason: 'reverseCharge' } as const;
  const netLines = lines.map((line) => chargedLine(line, rule));
  const netShipping = shipping && { ...shipping, price: charged(shipping.price, rule) };
  return { lines: netLines, shipping: netShipping, totals: totalsOf(netLines, netShipping?.price ?? null, currency, rule) };
};
