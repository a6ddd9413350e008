import type { FieldValues } from 'react-hook-form';
import { type Country, localeTable } from '../../../src/contract/locales.js';
import { useLocale } from '../../core/locale.js';
import { phoneExamples } from '../../core/phone-examples.js';
import { useTexts } from '../../core/texts.js';
import type { TextFieldProps } from './fields.js';
import { KnownField } from './known-field.js';

interface PhoneFieldProps<Values extends FieldValues> extends Pick<TextFieldProps<Values>, 'name' | 'isOptional' | 'span'> {
  /** The country whose numbers the reader knows; that of the locale unless told. */
  country?: Country;
  /** What it is asked for. */
  purpose: 'delivery' | 'visit' | 'answer';
}

/** A phone number, with an example of the reader's own country. Page namespaces: `form`. */
export const PhoneField = <Values extends FieldValues>({ country, purpose, ...props }: PhoneFieldProps<Values>) => {
  const t = useTexts('form');
  const { country: own } = localeTable[useLocale()];
  return <KnownField<Values> is="phone" hint={t(`phoneHints.${purpose}`, { example: phoneExamples[country ?? own] })} {...props} />;
};
