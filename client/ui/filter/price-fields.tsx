import { useState } from 'react';
import type { ProductPage } from '../../../src/contract/product.js';
import { useTexts } from '../../core/texts.js';
import type { ListChoices } from './list-choices.js';

interface PriceFieldsProps {
  choices: ListChoices;
  range: ProductPage['priceRange'];
  /** Called when a field with a changed value loses the focus. */
  onLeave(form: HTMLFormElement): void;
}

/** Minimum and maximum price in whole units of the locale's currency, applied when a field loses the focus. */
export const PriceFields = ({ choices, range, onLeave }: PriceFieldsProps) => {
  const t = useTexts('product');
  return (
    <div className="prices">
      <PriceField name="minPrice" label={t('filter.from')} value={choices.minPrice} hint={range && Math.floor(range.min.amount / 100)} onLeave={onLeave} />
      <PriceField name="maxPrice" label={t('filter.to')} value={choices.maxPrice} hint={range && Math.ceil(range.max.amount / 100)} onLeave={onLeave} />
    </div>
  );
};

interface PriceFieldProps extends Pick<PriceFieldsProps, 'onLeave'> {
  name: string;
  label: string;
  value: number | undefined;
  hint: number | null;
}

const PriceField = ({ name, label, value, hint, onLeave }: PriceFieldProps) => {
  const requested = value === undefined ? '' : String(value);
  const [known, setKnown] = useState(requested);
  const [typed, setTyped] = useState(requested);
  if (known !== requested) {
    setKnown(requested);
    setTyped(requested);
  }
  return (
    <label>
      <span>{label}</span>
      <input
        name={name}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        placeholder={hint === null ? undefined : String(hint)}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={({ target }) => typed !== requested && target.form && onLeave(target.form)}
      />
    </label>
  );
};
