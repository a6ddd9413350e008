import type { FieldValues } from 'react-hook-form';
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
