import { type FieldValues, type Path, useFormContext } from 'react-hook-form';
import { useTexts } from '../../core/texts.js';

/** A field that people neither see, reach nor hear of: what fills it in is a program, which would miss `display: none`. Page namespaces: `form`. */
export const Honeypot = <Values extends FieldValues>({ name }: { name: Path<Values> }) => {
  const t = useTexts('form');
  const { register } = useFormContext<Values>();
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        {t('enquiry.website')}
        <input type="text" tabIndex={-1} autoComplete="off" {...register(name)} />
      </label>
    </div>
  );
};
