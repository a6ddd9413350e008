import { useHref } from '../../core/locale.js';
import { useTexts } from '../../core/texts.js';
import type { ToastAction } from '../../core/toasts.js';

/** The way to the cart from a toast. */
export const useCartAction = (): ToastAction => {
  const t = useTexts('global');
  const href = useHref();
  return { label: t('toasts.toCart'), altText: t('toasts.whereCart'), href: href('cart') };
};
