import type { ReactNode } from 'react';
import { useTexts } from '../../core/texts.js';
import { Choices } from '../../ui/form/form.styles.js';
import { RadioCard } from '../../ui/radio-card.styles.js';

/** Ways to order without a session: as guest, by signing in, or with a new account. */
export const identificationOptions = ['guest', 'signIn', 'register'] as const;
export type Identification = (typeof identificationOptions)[number];

interface IdentificationChoiceProps {
  way: Identification;
  onChoose(way: Identification): void;
  /** Form of the chosen way. */
  children?: ReactNode;
}

export const IdentificationChoice = ({ way, onChoose, children }: IdentificationChoiceProps) => {
  const t = useTexts('checkout');
  return (
    <>
      <Choices data-as="row">
        <legend className="visually-hidden">{t('account.legend')}</legend>
        {identificationOptions.map((one) => (
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
