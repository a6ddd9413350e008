import type { ReactNode } from 'react';
import { useTexts } from '../../core/texts.js';
import { Choices } from '../../ui/form/form.styles.js';
import { RadioCard } from '../../ui/radio-card.styles.js';

/** Ways to order without a session: as guest, by signing in, or with a new account. */
export const ways = ['guest', 'signIn', 'register'] as const;
export type Way = (typeof ways)[number];

interface WayInProps {
  way: Way;
  onChoose(way: Way): void;
  /** Form of the chosen way. */
  children?: ReactNode;
}

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
