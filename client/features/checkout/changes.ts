import type { z } from 'zod';
import type { Money } from '../../../src/contract/money.js';
import type { Order, OrderLine, OrderShipping } from '../../../src/contract/order.js';

type Shipping = Pick<z.output<typeof OrderShipping>, 'method' | 'date' | 'slot'>;

/** Change of an order since the shopper last saw it. */
export type OrderChange =
  | { kind: 'gone'; name: string }
  | { kind: 'stock'; name: string; quantity: number; available: number }
  | { kind: 'pieces'; name: string; before: number; after: number }
  | { kind: 'price'; name: string; before: Money; after: Money }
  | { kind: 'delivery'; before: Shipping; after: Shipping }
  | { kind: 'vatCharged' | 'vatReversed' }
  | { kind: 'vatRate'; before: number; after: number }
  | { kind: 'shipping' | 'total'; before: Money; after: Money };

type Compared = Pick<Order, 'lines' | 'totals' | 'shipping'>;

const isOther = (before: Money, after: Money) => before.amount !== after.amount || before.currency !== after.currency;

const isLacking = ({ available, quantity }: OrderLine) => available !== null && available < quantity;

/** Returns the lines whose quantity exceeds the stock, with the stock of each. */
export const lackingIn = ({ lines }: Pick<Order, 'lines'>): { id: string; available: number }[] =>
  lines.filter(isLacking).map(({ id, available }) => ({ id, available: available ?? 0 }));

const changesOf = (line: OrderLine, now: OrderLine | undefined): OrderChange[] => {
  const { name, unitPrice, quantity } = line;
  if (!now || now.available === 0) return [{ kind: 'gone', name }];
  const found: OrderChange[] = [];
  if (isLacking(now)) found.push({ kind: 'stock', name, quantity: now.quantity, available: now.available! });
  if (now.quantity !== quantity) found.push({ kind: 'pieces', name, before: quantity, after: now.quantity });
  const price = { before: unitPrice.includingVat, after: now.unitPrice.includingVat };
  if (isOther(price.before, price.after)) found.push({ kind: 'price', name, ...price });
  return found;
};

const isOtherDelivery = (before: Shipping, after: Shipping): boolean => before.method !== after.method || before.date !== after.date || before.slot !== after.slot;

const deliveryChanges = (before: Compared['shipping'], after: Compared['shipping']): OrderChange[] =>
  before && after && isOtherDelivery(before, after) ? [{ kind: 'delivery', before, after }] : [];

const vatChanges = ({ isReverseCharge, vat }: Order['totals'], after: Order['totals']): OrderChange[] => {
  if (isReverseCharge !== after.isReverseCharge) return [{ kind: after.isReverseCharge ? 'vatReversed' : 'vatCharged' }];
  const [rate, now] = [vat[0]?.rate, after.vat[0]?.rate];
  return rate === undefined || now === undefined || rate === now ? [] : [{ kind: 'vatRate', before: rate, after: now }];
};

/** Returns the changes that a shopper has to see, in the order of the lines, with the total last. */
export const changesBetween = (before: Compared, after: Compared): OrderChange[] => {
  const changes = before.lines.flatMap((line) =>
    changesOf(
      line,
      after.lines.find(({ id }) => id === line.id),
    ),
  );
  changes.push(...deliveryChanges(before.shipping, after.shipping), ...vatChanges(before.totals, after.totals));
  const [shippingBefore, shippingAfter] = [before.totals.shipping?.includingVat, after.totals.shipping?.includingVat];
  if (shippingBefore && shippingAfter && isOther(shippingBefore, shippingAfter)) changes.push({ kind: 'shipping', before: shippingBefore, after: shippingAfter });
  const total = { before: before.totals.total.includingVat, after: after.totals.total.includingVat };
  if (isOther(total.before, total.after)) changes.push({ kind: 'total', ...total });
  return changes;
};
