import type { StorageItem } from '../../../../src/contract/storage.js';
import { useTexts } from '../../../core/texts.js';
import { useToast } from '../../../core/toasts.js';
import { useAddToCart } from '../../../core/use-add-to-cart.js';
import { Button } from '../../../ui/button.styles.js';
import { useCartAction } from '../../../ui/toast/use-cart-action.js';

/** Button that adds a saved item to the cart at the current price. The item stays in the library. */
export const OrderItem = ({ item: { product, quantity, configurationId, name } }: { item: StorageItem }) => {
  const t = useTexts('account');
  const action = useCartAction();
  const toast = useToast();
  const { add, isAdding, problem } = useAddToCart();
  if (!product) return null;
  const tell = () => toast({ variant: 'success', title: t('library.ordered', { name }), action });
  const order = () => add({ productId: product.id, quantity: quantity ?? 1, ...(configurationId && { configurationId }) }, tell);
  return (
    <>
      <Button type="button" data-kind="secondary" data-size="small" aria-disabled={isAdding || undefined} aria-label={t('library.orderNamed', { name })} onClick={order}>
        {t('library.order')}
      </Button>
      <span aria-live="polite">{problem && <strong>{problem}</strong>}</span>
    </>
  );
};
