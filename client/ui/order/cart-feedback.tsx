import { lazy, Suspense, useEffect, useState } from 'react';
import { useHref } from '../../core/locale.js';
import { ignoreError } from '../../core/ignored-errors.js';
import { useTexts } from '../../core/texts.js';
import type { AddToCart } from '../../core/use-add-to-cart.js';
import { Icon } from '../icon.js';
import { Remark } from '../remark.js';

interface Added {
  count: number;
  name: string;
}

/** Message with the number of added pieces and a link to the cart. Shown if the drawer could not be loaded. */
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

/** Timeout for loading the drawer in milliseconds. */
const loadTimeout = 3000;
const isDrawerLoaded = async (): Promise<boolean> => {
  const late = new Promise<false>((resolve) => setTimeout(resolve, loadTimeout, false));
  const loaded = loadDrawer().then(
    () => true,
    (error: unknown) => {
      ignoreError(error);
      return false;
    },
  );
  return Promise.race([loaded, late]);
};

/** Result of adding to the cart: the drawer after success, else the problem. */
export const CartFeedback = ({ isAdding, added, problem, name }: Pick<AddToCart, 'isAdding' | 'added' | 'problem'> & { name: string }) => {
  /** The drawer loads while pieces are added. If it is late, the message in the page stays, because a drawer would cover its link. */
  const [way, setWay] = useState<'drawer' | 'page'>();
  useEffect(() => {
    if (isAdding) void isDrawerLoaded().then((hasDrawer) => setWay(hasDrawer ? 'drawer' : 'page'));
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
