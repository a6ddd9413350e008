import { useEffect, useId, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useTexts } from '../../core/texts.js';
import { AddressText } from '../../ui/address-text.js';
import { Button } from '../../ui/button.styles.js';
import { isSameAddress } from '../../ui/form/address-values.js';
import { SuggestionBox } from './details.styles.js';
import type { DetailsValues } from './details-values.js';
import type { AddressCheck, Suggestion } from './use-address-check.js';

interface AddressSuggestionProps {
  purpose: 'billing' | 'shipping';
  check: AddressCheck;
}

/** Choice between the typed address and the suggested one. It takes the focus when it blocks the form, and is only announced otherwise. */
export const AddressSuggestion = ({ purpose, check: { suggestion, settle } }: AddressSuggestionProps) => {
  const now = useWatch<DetailsValues, 'billing' | 'shipping'>({ name: purpose });
  return (
    <div data-span="6" aria-live="polite">
      {suggestion && isSameAddress(suggestion.typed, now) && <Choice suggestion={suggestion} settle={settle} />}
    </div>
  );
};

const Choice = ({ suggestion: { typed, suggested, isInTheWay }, settle }: { suggestion: Suggestion; settle: AddressCheck['settle'] }) => {
  const t = useTexts('checkout');
  const id = useId();
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (isInTheWay) box.current?.focus();
  }, [isInTheWay]);
  const choices = [
    { name: 'suggested', address: suggested },
    { name: 'typed', address: typed },
  ] as const;
  return (
    <SuggestionBox ref={box} tabIndex={-1}>
      <legend>{t('address.question')}</legend>
      {choices.map(({ name, address }) => (
        <div key={name}>
          <strong>{t(`address.${name}`)}</strong>
          <div id={`${id}-${name}`}>
            <AddressText address={address} />
          </div>
          <Button type="button" data-kind="secondary" aria-describedby={`${id}-${name}`} onClick={() => settle(address)}>
            {t(`address.use.${name}`)}
          </Button>
        </div>
      ))}
    </SuggestionBox>
  );
};
