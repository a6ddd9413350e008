import type { FieldValues } from 'react-hook-form';
import { type Country, localeTable } from '../../../src/contract/locales.js';
import { useLocale } from '../../core/locale.js';
import { useTexts } from '../../core/texts.js';
import { TextField, type TextFieldProps } from './fields.js';

/** What a browser knows of its owner, and how it is typed on a phone (tokens of autofill: HTML, section 4.10.18.7). */
const known = {
  name: { autoComplete: 'name', autoCapitalize: 'words' },
  firstName: { autoComplete: 'given-name', autoCapitalize: 'words' },
  lastName: { autoComplete: 'family-name', autoCapitalize: 'words' },
  company: { autoComplete: 'organization', autoCapitalize: 'words' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
} as const;

type KnownFieldProps<Values extends FieldValues> = Omit<TextFieldProps<Values>, 'label' | 'type' | 'inputMode' | 'autoCapitalize'> & { is: keyof typeof known };

/** A question every visitor's browser can answer. Page namespaces: `form`. */
export const KnownField = <Values extends FieldValues>({ is, ...props }: KnownFieldProps<Values>) => {
  const t = useTexts('form');
  return <TextField<Values> label={t(is)} {...known[is]} {...props} />;
};

/** A phone number of each country that nobody has: from ranges kept free for examples where there are such (Bundesnetzagentur, Ofcom, ARCEP), else from unassigned ones. */
const phoneExamples: Record<Country, string> = {
  at: '01 555 0199',
  be: '02 555 01 99',
  de: '030 23125 199',
  fr: '01 99 00 01 99',
  nl: '020 555 0199',
  gb: '07700 900123',
};

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
