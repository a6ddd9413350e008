import { type FocusEvent, type ReactNode, useState } from 'react';
import { type FieldValues, type Path, type PathValue, useFormContext, useWatch } from 'react-hook-form';
import { type Country, countries } from '../../../src/contract/locales.js';
import { normalisePostcode } from '../../../src/contract/postcodes.js';
import { splitHouseNumber } from '../../../src/domain/house-number.js';
import { postcodes } from '../../core/postcode-format.js';
import { type Texts, useTexts } from '../../core/texts.js';
import { type AddressPart, isOptionalPart, layoutOf } from './address-layouts.js';
import type { AddressValues } from './address-values.js';
import { Fieldset, SelectField, TextField } from './fields.js';
import { useStreetSearch } from './use-street-search.js';

interface AddressFieldsProps<Values extends FieldValues> {
  /** Path of the address in the form. */
  name: Path<Values>;
  legend: string;
  /** Kind of address for autofill. */
  purpose: 'billing' | 'shipping';
  /** Fields before the address itself. */
  before?: ReactNode;
  /** Called when the focus leaves the group. */
  onLeave?(): void;
  /** Remarks about the address. */
  children?: ReactNode;
}

/** Attributes of each field; there is no autofill token for a house number (HTML, section 4.10.18.7). */
const attributes = {
  street: { autoComplete: 'address-line1', autoCapitalize: 'words' },
  houseNumber: { autoCapitalize: 'words' },
  addition: {},
  line2: { autoComplete: 'address-line2' },
  postcode: { autoComplete: 'postal-code', autoCapitalize: 'characters' },
  city: { autoComplete: 'address-level2', autoCapitalize: 'words' },
} as const satisfies Record<AddressPart, { autoComplete?: string; autoCapitalize?: string }>;

/** Label and hint of each field in a country. */
const wordsOf = (t: Texts<'form'>, country: Country): Record<AddressPart, { label: string; hint?: string }> => ({
  street: { label: t(country === 'fr' ? 'streetOrPlace' : 'street') },
  houseNumber: country === 'gb' || country === 'fr' ? { label: t(`houseNames.${country}.label`), hint: t(`houseNames.${country}.hint`) } : { label: t('houseNumber') },
  addition:
    country === 'nl' || country === 'be' || country === 'at'
      ? { label: t(`additions.${country}.label`), hint: t(`additions.${country}.hint`) }
      : { label: t('additions.nl.label') },
  line2: {
    label: t(country === 'gb' ? 'line2.flat' : 'line2.label'),
    hint: t(country === 'de' || country === 'fr' || country === 'gb' ? `line2.hints.${country}` : 'line2.hint'),
  },
  postcode: { label: t('postcode'), hint: t('postcodeHint', { example: postcodes[country].example }) },
  city: { label: t('city') },
});

/** Address with the fields of its country, in their order. A change of the country keeps the input. */
export const AddressFields = <Values extends FieldValues>({ name, legend, purpose, before, onLeave, children }: AddressFieldsProps<Values>) => {
  const t = useTexts('form');
  const field = (part: keyof AddressValues) => `${name}.${part}` as Path<Values>;
  const [country, addition] = useWatch<Values>({ name: [field('country'), field('addition')] as never }) as unknown as [Country, string];
  // A shown field stays visible when it is emptied.
  const [hasAddition, setHasAddition] = useState(false);
  if (addition && !hasAddition) setHasAddition(true);
  const mend = useMending<Values>(name);
  const { found, search } = useStreetSearch<Values>(name);
  const words = wordsOf(t, country);
  const onBlur = ({ target, relatedTarget, currentTarget }: FocusEvent<HTMLFieldSetElement>) => {
    const left = target.getAttribute('name');
    if (left === field('houseNumber') || left === field('postcode')) {
      mend();
      void search();
    }
    if (!currentTarget.contains(relatedTarget)) onLeave?.();
  };
  return (
    <Fieldset legend={legend} onBlur={onBlur}>
      {before}
      {layoutOf(country, hasAddition).map(([part, span]) => {
        const { autoComplete, ...typing } = { autoComplete: undefined, ...attributes[part] };
        return (
          <TextField<Values>
            key={part}
            name={field(part)}
            {...words[part]}
            {...typing}
            autoComplete={autoComplete ? `${purpose} ${autoComplete}` : 'off'}
            {...(part === 'postcode' && { inputMode: postcodes[country].isNumeric ? 'numeric' : 'text' })}
            {...(part === 'street' && { note: found ? t('streetFound', found) : null })}
            isOptional={isOptionalPart(country, part)}
            span={span}
          />
        );
      })}
      <SelectField<Values>
        name={field('country')}
        label={t('country')}
        autoComplete={`${purpose} country`}
        options={countries.map((value) => ({ value, text: t(`countries.${value}`) }))}
        span={3}
      />
      {children}
    </Fieldset>
  );
};

/** Formats the postcode for its country, and moves an addition to the house number (`12-2hg`) to its own field if that is empty. */
const useMending = <Values extends FieldValues>(name: Path<Values>) => {
  const { getValues, setValue } = useFormContext<Values>();
  return () => {
    const { country, houseNumber, addition, postcode } = getValues(name) as AddressValues;
    const parts = { postcode: normalisePostcode(country, postcode), ...(addition === '' && splitHouseNumber(country, houseNumber)) };
    for (const [part, value] of Object.entries(parts)) {
      if (value === (getValues(name) as AddressValues)[part as AddressPart]) continue;
      setValue(`${name}.${part}` as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true, shouldValidate: true });
    }
  };
};
