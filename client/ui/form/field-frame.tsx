import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { get, type Path, useFormContext, useFormState, type FieldError, type FieldValues, type UseFormRegisterReturn } from 'react-hook-form';
import { useTexts } from '../../core/texts.js';
import { Icon } from '../icon.js';
import { FieldRow } from './form.styles.js';

/** Properties of every form field. */
export interface FieldProps<Values extends FieldValues> {
  name: Path<Values>;
  label: string;
  hint?: string;
  isOptional?: boolean;
  /** Hidden without scripts, because only scripts send this field. */
  needsScript?: boolean;
  /** Note about the current value in a live region; `null` while there is none. Undefined: the field has no notes. */
  note?: ReactNode;
  /** Number of six columns on a wide screen; `half` is half the width on a phone too. */
  span?: 2 | 3 | 4 | 6 | 'half';
}

/** Attributes that a field passes to its control. */
export type Passed = Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'min' | 'maxLength'> & { rows?: number };

/** Attributes that connect a control with its value, label, hint and error. */
interface ControlProps extends UseFormRegisterReturn {
  id: string;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
  /** Included so that the server's HTML contains the value. */
  defaultValue: string;
}

/** Error of one field; renders again only when this error changes. */
export const useFieldError = (name: string): FieldError | undefined => {
  const { control } = useFormContext();
  const { errors } = useFormState({ control, name, exact: true });
  return get(errors, name) as FieldError | undefined;
};

interface FieldFrameProps<Values extends FieldValues> extends FieldProps<Values>, Passed {
  /** Called when the field loses the focus. */
  onLeave?(): void;
  children(control: ControlProps & Passed): ReactNode;
}

/** Control with label, hint and error. */
export const FieldFrame = <Values extends FieldValues>({
  name,
  label,
  hint,
  isOptional = false,
  note,
  span,
  needsScript,
  onLeave,
  children,
  ...attributes
}: FieldFrameProps<Values>) => {
  const t = useTexts('form');
  const { formState, register } = useFormContext<Values>();
  const id = useId();
  const error = useFieldError(name);
  const parts = { hint: `${id}-hint`, error: `${id}-error`, note: `${id}-note` };
  /** Omits a hint that equals the error. */
  const shownHint = hint === error?.message ? undefined : hint;
  const describedBy = [shownHint && parts.hint, error && parts.error, note && parts.note].filter(Boolean).join(' ');
  return (
    <FieldRow data-span={span} data-needs-script={needsScript || undefined}>
      <label htmlFor={id}>
        {label}
        {isOptional && <small>{t('optional')}</small>}
      </label>
      {children({
        ...attributes,
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
        defaultValue: String(get(formState.defaultValues, name) ?? ''),
        ...register(name, { onBlur: onLeave }),
      })}
      {error && (
        <p id={parts.error} data-error="">
          <Icon name="danger" size={18} />
          {error.message}
        </p>
      )}
      {note !== undefined && (
        <div id={parts.note} aria-live="polite">
          {note}
        </div>
      )}
      {shownHint && <p id={parts.hint}>{shownHint}</p>}
    </FieldRow>
  );
};
