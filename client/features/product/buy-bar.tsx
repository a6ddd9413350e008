import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import type { PriceTexts } from '../../ui/price.js';
import { BuyBarBlock } from './buy-bar.styles.js';

/** Margin that counts everything below the window as visible, so that only elements scrolled away upwards are not intersecting. */
const below = '0px 0px 1000000px';

/** Returns whether an element has been scrolled away upwards. */
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
  /** Form that the bar replaces while it is out of view. */
  watch: RefObject<Element | null>;
  name: string;
  price: PriceTexts;
  /** Outcome of the last attempt, shown instead of the name. */
  news?: ReactNode;
  /** Action button. */
  children: ReactNode;
}

/** Bar with price and action at the bottom of the window, while the form is out of view. */
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
