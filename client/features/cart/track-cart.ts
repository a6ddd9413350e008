import { useEffect, useRef } from 'react';
import type { Order, OrderLine } from '../../../src/contract/order.js';
import { itemOf, major, track, type TrackedItem } from '../../core/track.js';

const itemOfLine = ({ productId, name, unitPrice, quantity }: OrderLine): TrackedItem => ({ ...itemOf({ id: productId, name, price: unitPrice }), quantity });

/** Notes once that the cart was shown with something in it. */
export const useTrackedCart = (order: Pick<Order, 'lines' | 'totals'> | null): void => {
  const isSeen = useRef(false);
  useEffect(() => {
    if (isSeen.current || !order?.lines.length) return;
    isSeen.current = true;
    const { includingVat } = order.totals.goods;
    track({ event: 'view_cart', ecommerce: { currency: includingVat.currency, value: major(includingVat), items: order.lines.map(itemOfLine) } });
  });
};

/** Notes that a line left the cart. */
export const trackRemoved = (line: OrderLine): void => {
  const { includingVat } = line.total;
  track({ event: 'remove_from_cart', ecommerce: { currency: includingVat.currency, value: major(includingVat), items: [itemOfLine(line)] } });
};
