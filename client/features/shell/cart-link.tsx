import type { Order } from '../../../src/contract/order.js';
import { useApi } from '../../core/api.js';
import { useHref } from '../../core/locale.js';
import { useReadIfAny } from '../../core/read.js';
import { useTexts } from '../../core/texts.js';
import { Icon } from '../../ui/icon.js';
import { CartAnchor } from './cart-link.styles.js';

const piecesIn = (order: Order | null) => order?.lines.reduce((sum, line) => sum + line.quantity, 0) ?? 0;

/** Link to the cart, with the number of pieces in it. */
export const CartLink = () => {
  const t = useTexts('header');
  const href = useHref();
  const count = useReadIfAny({ ...useApi().cart.order.queryOptions(), select: piecesIn }) ?? 0;
  return (
    <CartAnchor href={href('cart')}>
      <Icon name="cart" size={24} />
      <span>{t('cart')}</span>
      {count > 0 && (
        <>
          <b aria-hidden="true">{count}</b>
          <span className="visually-hidden">{`, ${t('cartCount', { count })}`}</span>
        </>
      )}
    </CartAnchor>
  );
};
