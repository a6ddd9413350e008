import { lazy, Suspense, useEffect, useState } from 'react';
import { useHref } from '../../core/locale.js';
import { spare } from '../../core/spared.js';
import { useTexts } from '../../core/texts.js';
import type { AddToCart } from '../../core/use-add-to-cart.js';
import { Icon } from '../icon.js';
import { Remark } from '../remark.js';

interface Added {
  count: number;
  name: string;
}

/** That so many pieces came into the cart, and the way there: where the drawer cannot come. */
const AddedToCart = ({ count, name }: Added) => {
  const t = useTexts('product');
  const href = useHref();
  return (
    <div className="news" aria-live="polite">
      <Remark kind="success">
        {t('added', { count, name })}{' '}
        <a href={href('cart')}>
          {t('toCart')} <Icon name="arrowRight" size={16} />
        </a>
      </Remark>
    </div>
  );
};

const loadDrawer = () => import('./cart-drawer.js');
const CartDrawer = lazy(loadDrawer);

/** Milliseconds that the drawer's code is waited for. */
const patience = 3000;
const isThere = async (): Promise<boolean> => {
  const late = new Promise<false>((resolve) => setTimeout(resolve, patience, false));
  const loaded = loadDrawer().then(
    () => true,
    (error: unknown) => {
      spare(error);
      return false;
    },
  );
  return Promise.race([loaded, late]);
};

/** How adding to the cart went: the drawer shows what is in it now; a failure is told at once. */
export const CartNews = ({ isAdding, added, problem, name }: Pick<AddToCart, 'isAdding' | 'added' | 'problem'> & { name: string }) => {
  /** The drawer's code comes while pieces are added. Where it is late the news in the page stay: a drawer would take their link from under the pointer. */
  const [way, setWay] = useState<'drawer' | 'page'>();
  useEffect(() => {
    if (isAdding) void isThere().then((hasDrawer) => setWay(hasDrawer ? 'drawer' : 'page'));
  }, [isAdding]);
  return (
    <>
      {added !== undefined && way === 'page' && <AddedToCart count={added} name={name} />}
      {added !== undefined && way === 'drawer' && (
        <Suspense>
          <CartDrawer count={added} name={name} />
        </Suspense>
      )}
      {problem && (
        <Remark kind="danger" role="alert">
          {problem}
        </Remark>
      )}
    </>
  );
};
