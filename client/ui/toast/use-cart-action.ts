import { useHref } from '../../core/locale.js';
import { useTexts } from '../../core/texts.js';
import type { ToastAction } from '../../core/toasts.js';

/** Toast action that opens the cart. */
export const useCartAction = (): ToastAction => {
  const t = useTexts('global');
  const href = useHref();
  return { label: t('toasts.toCart'), altText: t('toasts.whereCart'), href: href('cart') };
};
