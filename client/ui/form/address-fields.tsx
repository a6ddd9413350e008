import { type FieldValues, type Path, useWatch } from 'react-hook-form';
import { type Country, countries } from '../../../src/contract/locales.js';
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
}

/** An address in the order people of its country write it: where the number comes first, it stands first. */
export const AddressFields = <Values extends FieldValues>({ name, legend, purpose }: AddressFieldsProps<Values>) => {
  const t = useTexts('form');
  const country = useWatch<Values>({ name: `${name}.country` as Path<Values> }) as Country;
  const startsWithNumber = isNumberFirst(country);
  const numberSpan = startsWithNumber ? 'half' : 2;
  const field = (part: keyof AddressValues) => `${name}.${part}` as Path<Values>;
  const street = <TextField<Values> key="street" name={field('street')} label={t('street')} autoComplete={`${purpose} address-line1`} span={6} />;
  const number = <TextField<Values> key="number" name={field('houseNumber')} label={t('houseNumber')} autoComplete={`${purpose} address-line2`} span={numberSpan} />;
  const addition = <TextField<Values> key="addition" name={field('addition')} label={t('addition')} autoComplete={`${purpose} address-line3`} isOptional span={numberSpan} />;
  return (
    <FieldGroup>
      <legend>{legend}</legend>
      <div className="fields">
        {startsWithNumber ? [number, addition, street] : [street, number, addition]}
        <TextField<Values>
          name={field('postcode')}
          label={t('postcode')}
          hint={t('postcodeHint', { example: postcodes[country].example })}
          inputMode={postcodes[country].isNumeric ? 'numeric' : 'text'}
          autoComplete={`${purpose} postal-code`}
          span={2}
        />
        <TextField<Values> name={field('city')} label={t('city')} autoComplete={`${purpose} address-level2`} span={startsWithNumber ? 4 : 3} />
        <SelectField<Values>
          name={field('country')}
          label={t('country')}
          autoComplete={`${purpose} country`}
          options={countries.map((value) => ({ value, text: t(`countries.${value}`) }))}
          span={3}
        />
      </div>
    </FieldGroup>
  );
};
