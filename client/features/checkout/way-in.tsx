import type { ReactNode } from 'react';
import { useTexts } from '../../core/texts.js';
import { Choices } from '../../ui/form/form.styles.js';
import { RadioCard } from '../../ui/radio-card.styles.js';

/** How somebody without a session orders: without an account, with theirs, or with one that is made on the way. */
export const ways = ['guest', 'signIn', 'register'] as const;
export type Way = (typeof ways)[number];

interface WayInProps {
  way: Way;
  onChoose(way: Way): void;
  /** What the chosen way asks for. */
  children?: ReactNode;
}

/** The choice between the ways in. */
export const WayIn = ({ way, onChoose, children }: WayInProps) => {
  const t = useTexts('checkout');
  return (
    <>
      <Choices data-as="row">
        <legend className="visually-hidden">{t('account.legend')}</legend>
        {ways.map((one) => (
          <RadioCard key={one}>
            <input type="radio" name="way" value={one} checked={one === way} onChange={() => onChoose(one)} />
            <strong>{t(`account.${one}`)}</strong>
            <small>{t(`account.${one}Text`)}</small>
          </RadioCard>
        ))}
      </Choices>
      {children}
    </>
  );
};
