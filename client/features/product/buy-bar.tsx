import { type ReactNode, useSyncExternalStore } from 'react';
import type { DeliveryPromise } from '../../../src/contract/product.js';
import { useFormat } from '../../core/format.js';
import { useTexts } from '../../core/texts.js';
import { useRootMark } from '../../core/use-root-mark.js';
import type { PriceTexts } from '../../ui/price.js';
import { BuyBarBlock } from './buy-bar.styles.js';

const onScroll = (act: () => void) => {
  window.addEventListener('scroll', act, { passive: true });
  return () => window.removeEventListener('scroll', act);
};

interface BuyBarProps {
  name: string;
  price: PriceTexts;
  /** Null: no day is shown. */
  delivery: DeliveryPromise | null;
  /** Outcome of the last attempt, shown instead of the name. */
  news?: ReactNode;
  /** Action button. */
  children: ReactNode;
}

/** Bar with total, delivery day and action at the bottom of the window, once the page is scrolled. */
export const BuyBar = ({ name, price: { chosen, view }, delivery, news, children }: BuyBarProps) => {
  const t = useTexts('product');
  const { day } = useFormat();
  const isScrolled = useSyncExternalStore(
    onScroll,
    () => window.scrollY > 0,
    () => false,
  );
  useRootMark('has-bar', isScrolled);
  if (!isScrolled) return null;
  return (
    <BuyBarBlock data-bar>
      <div className="container">
        <p className="name" data-news={news ? '' : undefined}>
          {news || name}
        </p>
        <p className="price">
          <b>{chosen}</b> <small>{view}</small>
        </p>
        {delivery && <p className="day">{t('card.arrives', { day: day(delivery.deliverOn, 'short') })}</p>}
        {children}
      </div>
    </BuyBarBlock>
  );
};
