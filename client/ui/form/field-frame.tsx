import { type ReactNode, useId } from 'react';
import { get, type Path, useFormContext, useFormState, type FieldError, type FieldValues } from 'react-hook-form';
import { useTexts } from '../../core/texts.js';
import { Icon } from '../icon.js';
import { FieldRow } from './form.styles.js';

/** What every field of a form says of itself. */
export interface FieldProps<Values extends FieldValues> {
  name: Path<Values>;
  label: string;
  hint?: string;
  isOptional?: boolean;
  /** Only what a script sends holds it. */
  needsScript?: boolean;
  /** What is told of the value meanwhile; `null` while there is nothing to tell. Absent: nothing ever is. */
  note?: ReactNode;
  /** Columns of six it takes on a wide screen; `half` is half the width on a phone too. */
  span?: 2 | 3 | 4 | 6 | 'half';
}

/** Attributes that tie a control to its label, hint and error. */
export interface ControlProps {
  id: string;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
  /** So that the server's HTML holds it already. */
  defaultValue: string;
}

/** The error of one field, and only its changes. */
export const useFieldError = (name: string): FieldError | undefined => {
  const { control } = useFormContext();
  const { errors } = useFormState({ control, name, exact: true });
  return get(errors, name) as FieldError | undefined;
};

/** Label, hint and error round a control. */
export const FieldFrame = <Values extends FieldValues>({
  name,
  label,
  hint,
  isOptional = false,
  note,
  span,
  needsScript,
  children,
}: FieldProps<Values> & { children(control: ControlProps): ReactNode }) => {
  const t = useTexts('form');
  const { formState } = useFormContext<Values>();
  const id = useId();
  const error = useFieldError(name);
  const parts = { hint: `${id}-hint`, error: `${id}-error`, note: `${id}-note` };
  /** A hint that says the rule is not said twice. */
  const shownHint = hint === error?.message ? undefined : hint;
  const describedBy = [shownHint && parts.hint, error && parts.error, note && parts.note].filter(Boolean).join(' ');
  return (
    <FieldRow data-span={span} data-needs-script={needsScript || undefined}>
      <label htmlFor={id}>
        {label}
        {isOptional && <small>{t('optional')}</small>}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined, defaultValue: String(get(formState.defaultValues, name) ?? '') })}
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
