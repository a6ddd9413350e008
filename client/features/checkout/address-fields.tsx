import { countries, localeTable } from '../../../src/contract/locales.js';
import { useLocale } from '../../core/locale.js';
import { useTexts } from '../../core/texts.js';
import { SelectField, TextField } from '../../ui/form/fields.js';
import { FieldGroup } from '../../ui/form/form.styles.js';
import type { DetailsValues } from './details-values.js';

/** An address in the order people of the language write it: where the number comes first, it stands first. */
export const AddressFields = ({ name, legend }: { name: 'billing' | 'shipping'; legend: string }) => {
  const t = useTexts('form');
  const { language } = localeTable[useLocale()];
  const isNumberFirst = language === 'fr' || language === 'en';
  const numberSpan = isNumberFirst ? 'half' : 2;
  const street = <TextField<DetailsValues> key="street" name={`${name}.street`} label={t('street')} autoComplete={`${name} address-line1`} span={6} />;
  const number = <TextField<DetailsValues> key="number" name={`${name}.houseNumber`} label={t('houseNumber')} autoComplete={`${name} address-line2`} span={numberSpan} />;
  const addition = <TextField<DetailsValues> key="addition" name={`${name}.addition`} label={t('addition')} autoComplete={`${name} address-line3`} isOptional span={numberSpan} />;
  return (
    <FieldGroup>
      <legend>{legend}</legend>
      <div className="fields">
        {isNumberFirst ? [number, addition, street] : [street, number, addition]}
        <TextField<DetailsValues> name={`${name}.postcode`} label={t('postcode')} autoComplete={`${name} postal-code`} span={2} />
        <TextField<DetailsValues> name={`${name}.city`} label={t('city')} autoComplete={`${name} address-level2`} span={isNumberFirst ? 4 : 3} />
        <SelectField<DetailsValues>
          name={`${name}.country`}
          label={t('country')}
          autoComplete={`${name} country`}
          options={countries.map((value) => ({ value, text: t(`countries.${value}`) }))}
          span={3}
        />
      </div>
    </FieldGroup>
  );
};
