import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import type { PriceTexts } from '../../ui/price.js';
import { BuyBarBlock } from './buy-bar.styles.js';

/** All that lies below the screen counts as seen: who jumps down past an element has passed it too. */
const below = '0px 0px 1000000px';

/** Whether an element has been scrolled away upwards. */
const useIsPassed = (element: RefObject<Element | null>): boolean => {
  const [isPassed, setIsPassed] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => setIsPassed(!entry!.isIntersecting), { rootMargin: below });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isPassed;
};

interface BuyBarProps {
  /** The form or choices it stands for once they are out of sight. */
  watch: RefObject<Element | null>;
  name: string;
  price: PriceTexts;
  /** How the last attempt went, told in the name's place. */
  news?: ReactNode;
  /** The action. */
  children: ReactNode;
}

/** Price and action at the lower edge, while the form itself is out of sight. */
export const BuyBar = ({ watch, name, price: { chosen, view }, news, children }: BuyBarProps) =>
  useIsPassed(watch) ? (
    <BuyBarBlock data-bar>
      <div className="container">
        <p>{news || name}</p>
        <p className="price">
          <b>{chosen}</b> <small>{view}</small>
        </p>
        {children}
      </div>
    </BuyBarBlock>
  ) : null;
