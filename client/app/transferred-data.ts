import type { ProductCard } from '../../src/contract/product.js';
import type { ShownCard } from '../core/shown-card.js';

const shownCardOf = ({ picture, colours, delivery, ...card }: ProductCard): ShownCard => {
  const { family: _family, isConfigurable: _isConfigurable, updatedAt: _updatedAt, ...shown } = card;
  const { file, width, height, placeholder } = picture;
  return {
    ...shown,
    picture: { file, width, height, placeholder },
    colours: colours.map(({ id, name, hex, productId }) => ({ id, name, hex, productId })),
    delivery: delivery && { deliverOn: delivery.deliverOn },
  };
};

const shownPageOf = <List extends { items: ProductCard[] }>(list: List) => ({ ...list, items: list.items.map(shownCardOf) });

/** Reads whose responses contain fields that only the server uses. Cards of other reads keep all fields, which pages look up. */
const shapes: Record<string, (data: never) => unknown> = {
  'products.list': shownPageOf,
  'products.cards': shownPageOf,
  'products.related': (cards: ProductCard[]) => cards.map(shownCardOf),
};

/** Data of a read without the fields that no component reads in the browser. */
export const transferredData = ([path]: readonly unknown[], data: object): unknown => {
  const shape = Array.isArray(path) ? shapes[path.join('.')] : undefined;
  return shape ? shape(data as never) : data;
};
