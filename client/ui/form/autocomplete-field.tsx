import type { FieldValues } from 'react-hook-form';
import { type Country, localeTable } from '../../../src/contract/locales.js';
import { useLocale } from '../../core/locale.js';
import { useTexts } from '../../core/texts.js';
import { TextField, type TextFieldProps } from './fields.js';

/** Autofill tokens (HTML, section 4.10.18.7) and keyboard hints of common fields. */
const known = {
  name: { autoComplete: 'name', autoCapitalize: 'words' },
  firstName: { autoComplete: 'given-name', autoCapitalize: 'words' },
  lastName: { autoComplete: 'family-name', autoCapitalize: 'words' },
  company: { autoComplete: 'organization', autoCapitalize: 'words' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
} as const;

type AutocompleteFieldProps<Values extends FieldValues> = Omit<TextFieldProps<Values>, 'label' | 'type' | 'inputMode' | 'autoCapitalize'> & { is: keyof typeof known };

/** Field that the browser can fill in. Page namespaces: `form`. */
export const AutocompleteField = <Values extends FieldValues>({ is, ...props }: AutocompleteFieldProps<Values>) => {
  const t = useTexts('form');
  return <TextField<Values> label={t(is)} {...known[is]} {...props} />;
};

/** Example phone numbers of each country: from ranges that are reserved for examples (Bundesnetzagentur, Ofcom, ARCEP), else from unassigned ranges. */
const phoneExamples: Record<Country, string> = {
  at: '01 555 0199',
  be: '02 555 01 99',
  de: '030 23125 199',
  fr: '01 99 00 01 99',
  nl: '020 555 0199',
  gb: '07700 900123',
};

interface PhoneFieldProps<Values extends FieldValues> extends Pick<TextFieldProps<Values>, 'name' | 'isOptional' | 'span'> {
  /** Country of the example; default: the country of the locale. */
  country?: Country;
  /** Why the number is required. */
  purpose: 'delivery' | 'visit' | 'answer';
}

/** Phone number field with an example of a country. Page namespaces: `form`. */
export const PhoneField = <Values extends FieldValues>({ country, purpose, ...props }: PhoneFieldProps<Values>) => {
  const t = useTexts('form');
  const { country: own } = localeTable[useLocale()];
  return <AutocompleteField<Values> is="phone" hint={t(`phoneHints.${purpose}`, { example: phoneExamples[country ?? own] })} {...props} />;
};
