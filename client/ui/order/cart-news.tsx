import { lazy, Suspense } from 'react';
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

/** That so many pieces came into the cart, and the way there: while the drawer comes, and where it cannot. */
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

/** Comes with the first thing that is put into the cart. */
const CartDrawer = lazy(() =>
  import('./cart-drawer.js').catch((error: unknown) => {
    spare(error);
    return { default: AddedToCart };
  }),
);

/** How adding to the cart went: the drawer shows what is in it now; a failure is told at once. */
export const CartNews = ({ added, problem, name }: Pick<AddToCart, 'added' | 'problem'> & { name: string }) => (
  <>
    {added !== undefined && (
      <Suspense fallback={<AddedToCart count={added} name={name} />}>
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
