import type { StorageItem } from '../../../../src/contract/storage.js';
import { useHref } from '../../../core/locale.js';
import { useTexts } from '../../../core/texts.js';
import { useAddToCart } from '../../../core/use-add-to-cart.js';
import { Button } from '../../../ui/button.styles.js';

/** Puts a saved thing into the cart, as it was saved and at today's price; it stays in the library. */
export const OrderItem = ({ item: { product, quantity, configurationId, name } }: { item: StorageItem }) => {
  const t = useTexts('account');
  const href = useHref();
  const { add, isAdding, added, problem } = useAddToCart();
  if (!product) return null;
  const order = () => add({ productId: product.id, quantity: quantity ?? 1, ...(configurationId && { configurationId }) });
  return (
    <>
      <Button type="button" data-kind="secondary" data-size="small" aria-disabled={isAdding || undefined} aria-label={t('library.orderNamed', { name })} onClick={order}>
        {t('library.order')}
      </Button>
      <span aria-live="polite">
        {added !== undefined && (
          <>
            {t('library.ordered')} <a href={href('cart')}>{t('library.toCart')}</a>
          </>
        )}
        {problem && <strong>{problem}</strong>}
      </span>
    </>
  );
};
