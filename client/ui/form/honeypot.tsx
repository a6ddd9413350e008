import { type FieldValues, type Path, useFormContext } from 'react-hook-form';
import { useTexts } from '../../core/texts.js';

/** Field that is hidden from people and assistive technology, so that only bots fill it in. Not `display: none`, which bots detect. Page namespaces: `form`. */
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
