import { useHref } from '../core/locale.js';
import { useTexts } from '../core/texts.js';
import type { AddToCart } from '../core/use-add-to-cart.js';
import { Icon } from './icon.js';
import { Remark } from './remark.js';

/** That so many pieces came into the cart, and the way there. */
export const AddedToCart = ({ count, name }: { count: number; name: string }) => {
  const t = useTexts('product');
  const href = useHref();
  return (
    <>
      {t('added', { count, name })}{' '}
      <a href={href('cart')}>
        {t('toCart')} <Icon name="arrowRight" size={16} />
      </a>
    </>
  );
};

/** How adding to the cart went: told politely, or at once where it failed. */
export const CartNews = ({ added, problem, name }: Pick<AddToCart, 'added' | 'problem'> & { name: string }) => (
  <>
    <div className="news" aria-live="polite">
      {added !== undefined && (
        <Remark kind="success">
          <AddedToCart count={added} name={name} />
        </Remark>
      )}
    </div>
    {problem && (
      <Remark kind="danger" role="alert">
        {problem}
      </Remark>
    )}
  </>
);
