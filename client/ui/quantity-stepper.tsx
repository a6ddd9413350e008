import { useId } from 'react';
import { useTexts } from '../core/texts.js';
import { Icon } from './icon.js';
import { Stepper } from './quantity-stepper.styles.js';
import { useTypedNumber } from './use-typed-number.js';

interface QuantityStepperProps {
  value: number;
  /** Called only with whole numbers within the bounds. */
  onChange(quantity: number): void;
  /** Label for screen readers. */
  label: string;
  min?: number;
  max?: number;
  /** Quantity that the server rejected, as it was typed. */
  typed?: string | undefined;
}

const name = 'quantity';

/** Quantity of an address, as it was typed. */
export const typedQuantity = (search: URLSearchParams): string | undefined => search.get(name)?.slice(0, 20);

/** Focuses the quantity of a form when it cannot be used. @returns whether it is wrong */
export const focusWrongQuantity = (form: HTMLFormElement): boolean => {
  const field = form.querySelector<HTMLInputElement>(`[name=${name}][aria-invalid=true]`);
  field?.focus();
  return field !== null;
};

/** Field for a quantity with two buttons. Without JavaScript it is a plain text field. Page namespaces: `product`. */
export const QuantityStepper = ({ value, onChange, label, min = 1, max = 9999, typed }: QuantityStepperProps) => {
  const t = useTexts('global');
  const product = useTexts('product');
  const id = useId();
  const isValid = (quantity: number) => quantity >= min && quantity <= max;
  const onRead = (quantity: number | undefined) => {
    if (quantity !== undefined && isValid(quantity) && quantity !== value) onChange(quantity);
  };
  const { field, fault, isUsable, set } = useTypedNumber({ value, isWhole: true, min, max, isValid, onRead, typed });
  const step = (by: number) => set(Math.min(max, Math.max(min, value + by)));
  const error = fault && product(`quantityFault.${fault === 'fraction' ? 'fraction' : 'bounds'}`, { min, max });

  return (
    <Stepper aria-label={label}>
      <div>
        <button type="button" onClick={() => step(-1)} disabled={value <= min} aria-label={t('quantity.less')}>
          <Icon name="minus" />
        </button>
        <input {...field} name={name} maxLength={20} aria-label={label} aria-describedby={error && id} aria-invalid={isUsable ? undefined : true} />
        <button type="button" onClick={() => step(1)} disabled={value >= max} aria-label={t('quantity.more')}>
          <Icon name="plus" />
        </button>
      </div>
      {error && (
        <p id={id} role="alert">
          {error}
        </p>
      )}
    </Stepper>
  );
};
