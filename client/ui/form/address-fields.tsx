import type { FocusEvent, ReactNode } from 'react';
import { type FieldValues, type Path, type PathValue, useFormContext, useWatch } from 'react-hook-form';
import { type Country, countries } from '../../../src/contract/locales.js';
import { splitHouseNumber } from '../../../src/domain/house-number.js';
import { isNumberFirst, postcodes } from '../../core/address-format.js';
import { useTexts } from '../../core/texts.js';
import type { AddressValues } from './address-values.js';
import { SelectField, TextField } from './fields.js';
import { FieldGroup } from './form.styles.js';

interface AddressFieldsProps<Values extends FieldValues> {
  /** Where the form keeps the address. */
  name: Path<Values>;
  legend: string;
  /** Which of the browser's addresses belongs here. */
  purpose: 'billing' | 'shipping';
  /** Fields before the address itself. */
  before?: ReactNode;
  /** Told when the reader has left all of it. */
  onLeave?(): void;
  /** What is said of the address. */
  children?: ReactNode;
}

/** An address in the order people of its country write it: where the number comes first, it stands first. Another country keeps what was typed. */
export const AddressFields = <Values extends FieldValues>({ name, legend, purpose, before, onLeave, children }: AddressFieldsProps<Values>) => {
  const t = useTexts('form');
  const country = useWatch<Values>({ name: `${name}.country` as Path<Values> }) as Country;
  const split = useSplitting<Values>(name);
  const startsWithNumber = isNumberFirst(country);
  const numberSpan = startsWithNumber ? 'half' : 2;
  const field = (part: keyof AddressValues) => `${name}.${part}` as Path<Values>;
  const onBlur = ({ target, relatedTarget, currentTarget }: FocusEvent<HTMLFieldSetElement>) => {
    if (target.getAttribute('name') === field('houseNumber')) split();
    if (!currentTarget.contains(relatedTarget)) onLeave?.();
  };

  const street = <TextField<Values> key="street" name={field('street')} label={t('street')} autoComplete={`${purpose} address-line1`} autoCapitalize="words" span={6} />;
  const number = <TextField<Values> key="number" name={field('houseNumber')} label={t('houseNumber')} autoComplete={`${purpose} address-line2`} span={numberSpan} />;
  const addition = (
    <TextField<Values>
      key="addition"
      name={field('addition')}
      label={t(`additions.${country}.label`)}
      hint={t(`additions.${country}.hint`)}
      autoComplete={`${purpose} address-line3`}
      isOptional
      span={numberSpan}
    />
  );
  return (
    <FieldGroup onBlur={onBlur}>
      <legend>{legend}</legend>
      <div className="fields">
        {before}
        {startsWithNumber ? [number, addition, street] : [street, number, addition]}
        <TextField<Values>
          name={field('postcode')}
          label={t('postcode')}
          hint={t('postcodeHint', { example: postcodes[country].example })}
          inputMode={postcodes[country].isNumeric ? 'numeric' : 'text'}
          autoComplete={`${purpose} postal-code`}
          autoCapitalize="characters"
          span={2}
        />
        <TextField<Values> name={field('city')} label={t('city')} autoComplete={`${purpose} address-level2`} autoCapitalize="words" span={startsWithNumber ? 4 : 3} />
        <SelectField<Values>
          name={field('country')}
          label={t('country')}
          autoComplete={`${purpose} country`}
          options={countries.map((value) => ({ value, text: t(`countries.${value}`) }))}
          span={3}
        />
        {children}
      </div>
    </FieldGroup>
  );
};

/** Moves what was typed behind a house number (`12-2hg`) to the field for it, while that is empty. */
const useSplitting = <Values extends FieldValues>(name: Path<Values>) => {
  const { getValues, setValue } = useFormContext<Values>();
  return () => {
    const { country, houseNumber, addition } = getValues(name) as AddressValues;
    const parts = addition === '' ? splitHouseNumber(country, houseNumber) : undefined;
    for (const [part, value] of Object.entries(parts ?? {})) {
      setValue(`${name}.${part}` as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true, shouldValidate: true });
    }
  };
};
