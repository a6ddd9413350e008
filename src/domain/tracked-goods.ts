import type { Money, Price } from '../contract/money.js';
import type { Order, OrderLine } from '../contract/order.js';
import type { TrackedEvent } from '../contract/tracking.js';

/** Product data of cards and product pages that events need. */
export interface TrackedProduct {
  id: string;
  name: string;
  /** Price of one piece. */
  price: Price;
  colours?: readonly { productId: string; name: string }[];
}

/** List data for events. */
export interface TrackedList {
  id: string;
  name: string;
  /** Common category of the products, if there is one. */
  category?: string;
  /** Number of products on the previous pages. */
  before?: number;
}

type Line = Pick<OrderLine, 'id' | 'productId' | 'name' | 'colour' | 'unitPrice' | 'quantity'>;

const major = ({ amount }: Pick<Money, 'amount'>): number => amount / 100;

const itemOf = ({ id, name, price, colours }: TrackedProduct) => {
  const variant = colours?.find(({ productId }) => productId === id)?.name;
  return { item_id: id, item_name: name, ...(variant && { item_variant: variant }), price: major(price.excludingVat) };
};

/** Event for a displayed list, or for a selected product of it. @param at position of the first given product on the page */
export const listEvent = <N extends 'view_item_list' | 'select_item'>(event: N, list: TrackedList, products: readonly TrackedProduct[], at = 0) => ({
  event,
  ecommerce: {
    item_list_id: list.id,
    item_list_name: list.name,
    items: products.map((product, place) => ({
      ...itemOf(product),
      ...(list.category && { item_category: list.category }),
      index: (list.before ?? 0) + at + place,
    })),
  },
});

/** Event for a displayed product page. */
export const viewEvent = (product: TrackedProduct, category: string): TrackedEvent<'view_item'> => ({
  event: 'view_item',
  ecommerce: {
    currency: product.price.excludingVat.currency,
    value: major(product.price.excludingVat),
    items: [{ ...itemOf(product), item_category: category, quantity: 1 }],
  },
});

/** Items and value of lines, excluding VAT and delivery. */
export const goodsOf = (lines: readonly Line[]) => ({
  currency: lines[0]!.unitPrice.excludingVat.currency as string,
  value: major({ amount: lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice.excludingVat.amount * quantity, 0) }),
  items: lines.map(({ productId, name, colour, unitPrice, quantity }) => ({
    item_id: productId,
    item_name: name,
    ...(colour && { item_variant: colour }),
    price: major(unitPrice.excludingVat),
    quantity,
  })),
});

/** Event for a purchased order. */
export const purchaseEvent = ({ number, lines, totals: { shipping, vat } }: Pick<Order, 'lines' | 'totals'> & { number: string }): TrackedEvent<'purchase'> => ({
  event: 'purchase',
  ecommerce: {
    transaction_id: number,
    ...goodsOf(lines),
    tax: major({ amount: vat.reduce((sum, { amount }) => sum + amount.amount, 0) }),
    shipping: shipping ? major(shipping.excludingVat) : 0,
  },
});

/** Events for the difference between two states of a cart: removed pieces first, then added ones. */
export const cartEvents = (before: readonly Line[], after: readonly Line[]): TrackedEvent[] => {
  const more = (lines: readonly Line[], others: readonly Line[]) =>
    lines.flatMap((line) => {
      const quantity = line.quantity - (others.find(({ id }) => id === line.id)?.quantity ?? 0);
      return quantity > 0 ? [{ ...line, quantity }] : [];
    });
  const [left, came] = [more(before, after), more(after, before)];
  return [
    ...(left.length ? [{ event: 'remove_from_cart' as const, ecommerce: goodsOf(left) }] : []),
    ...(came.length ? [{ event: 'add_to_cart' as const, ecommerce: goodsOf(came) }] : []),
  ];
};
