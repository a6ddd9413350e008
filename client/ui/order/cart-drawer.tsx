import { type MouseEvent, useState } from 'react';
import { useApi } from '../../core/api.js';
import { useHref } from '../../core/locale.js';
import { useReadIfAny } from '../../core/read.js';
import { useTexts } from '../../core/texts.js';
import { Button } from '../button.styles.js';
import { Icon } from '../icon.js';
import { LinePicture } from './line-picture.js';
import { usePriceTexts } from '../price.js';
import { useModalDialog } from '../use-modal-dialog.js';
import { DrawerDialog } from './cart-drawer.styles.js';
import { DrawerTotal } from './drawer-total.js';
import { OrderVatView } from './order-vat-view.js';
import { useUnitOfSale } from '../unit-of-sale.js';

interface Added {
  count: number;
  name: string;
}

/** Drawer with the added product, the cart and links. Escape, the close button and a click beside it close it; the focus then returns to its origin. */
const CartDrawer = (added: Added) => {
  const [isOpen, setIsOpen] = useState(true);
  return isOpen ? <OpenDrawer {...added} onClose={() => setIsOpen(false)} /> : null;
};

const OpenDrawer = ({ count, name, onClose }: Added & { onClose(): void }) => {
  const t = useTexts('product');
  const href = useHref();
  const priceTexts = usePriceTexts();
  const close = useTexts('global')('close');
  const order = useReadIfAny(useApi().cart.order.queryOptions());
  const unitOf = useUnitOfSale();
  const dialog = useModalDialog();
  const onClick = ({ target, currentTarget }: MouseEvent) => target === currentTarget && dialog.current?.close();
  return (
    <DrawerDialog ref={dialog} aria-labelledby="cart-drawer-title" onClick={onClick} onClose={onClose}>
      <div className="head">
        <Icon name="check" size={22} />
        <h2 id="cart-drawer-title">{t('added', { count, name })}</h2>
        <button type="button" aria-label={close} onClick={() => dialog.current?.close()}>
          <Icon name="close" size={22} />
        </button>
      </div>
      <ul aria-label={t('drawer.lines')}>
        {order?.lines.map((line) => (
          <li key={line.id}>
            <LinePicture line={line} sizes="64px" />
            <p>
              {`${line.quantity} × `}
              <a href={href('productDetail', { slug: line.slug })}>{line.name}</a>
              {!line.isWithdrawable && <small>{t('stock.madeForYou')}</small>}
              {line.saleUnit && <small>{unitOf(line.saleUnit)}</small>}
              <small>{[line.isSample ? '' : line.colour, ...line.choices.map(({ value }) => value)].filter(Boolean).join(', ')}</small>
            </p>
            <p className="amount">{priceTexts(line.total).chosen}</p>
          </li>
        ))}
      </ul>
      <div className="foot">
        {order && (
          <OrderVatView order={order}>
            <DrawerTotal order={order} />
          </OrderVatView>
        )}
        <Button as="a" href={href('checkout')} data-wide="">
          {t('drawer.checkout')}
          <Icon name="arrowRight" />
        </Button>
        <Button as="a" href={href('cart')} data-kind="secondary" data-wide="">
          {t('toCart')}
        </Button>
        <Button type="button" data-kind="quiet" onClick={() => dialog.current?.close()}>
          {t('drawer.continue')}
        </Button>
      </div>
    </DrawerDialog>
  );
};

export default CartDrawer;
