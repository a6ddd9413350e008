import { useState } from 'react';
import { useTexts } from '../core/texts.js';
import { Icon } from './icon.js';
import { Stepper } from './quantity-stepper.styles.js';

interface QuantityStepperProps {
  value: number;
  /** Called only with whole numbers within the bounds. */
  onChange(quantity: number): void;
  /** Label for screen readers. */
  label: string;
  id?: string;
  name?: string;
  min?: number;
  max?: number;
  describedBy?: string;
}

/** Field for a quantity with two buttons. Without JavaScript it is a plain number field. */
export const QuantityStepper = ({ value, onChange, label, id, name = 'quantity', min = 1, max = 9999, describedBy }: QuantityStepperProps) => {
  const t = useTexts('global');
  /** Typed text while it is not a valid quantity. */
  const [draft, setDraft] = useState<string>();
  const change = (text: string) => {
    const quantity = Number(text);
    const isQuantity = text !== '' && Number.isInteger(quantity) && quantity >= min && quantity <= max;
    setDraft(isQuantity ? undefined : text);
    if (isQuantity && quantity !== value) onChange(quantity);
  };
  const step = (by: number) => change(String(Math.min(max, Math.max(min, value + by))));

  return (
    <Stepper aria-label={label}>
      <button type="button" onClick={() => step(-1)} disabled={value <= min} aria-label={t('quantity.less')}>
        <Icon name="minus" />
      </button>
      <input
        id={id}
        name={name}
        type="number"
        inputMode="numeric"
        autoComplete="off"
        required
        min={min}
        max={max}
        step={1}
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={draft === undefined ? undefined : true}
        value={draft ?? value}
        onChange={(event) => change(event.target.value)}
        onBlur={() => setDraft(undefined)}
      />
      <button type="button" onClick={() => step(1)} disabled={value >= max} aria-label={t('quantity.more')}>
        <Icon name="plus" />
      </button>
    </Stepper>
  );
};
