import { type FieldValues, type Path, useFormContext } from 'react-hook-form';
import { useTexts } from '../../core/texts.js';
import { HoneypotBox } from './honeypot.styles.js';

/** A field that people neither see, reach nor hear of: what fills it in is a program. Page namespaces: `form`. */
export const Honeypot = <Values extends FieldValues>({ name }: { name: Path<Values> }) => {
  const t = useTexts('form');
  const { register } = useFormContext<Values>();
  return (
    <HoneypotBox aria-hidden="true">
      <label>
        {t('enquiry.website')}
        <input type="text" tabIndex={-1} autoComplete="off" {...register(name)} />
      </label>
    </HoneypotBox>
  );
};
