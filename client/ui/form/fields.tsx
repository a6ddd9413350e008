import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { Icon } from '../icon.js';
import { FieldFrame, type FieldProps, useFieldError } from './field-frame.js';
import { CheckRow } from './form.styles.js';

type Passed<Attributes> = Pick<Attributes, Extract<keyof Attributes, 'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'min' | 'maxLength' | 'rows'>>;

export interface TextFieldProps<Values extends FieldValues> extends FieldProps<Values>, Passed<InputHTMLAttributes<HTMLInputElement>> {
  /** Called when the field loses the focus. */
  onLeave?(): void;
}

/** Single-line text field. The schema of the form contains its rules. */
export const TextField = <Values extends FieldValues>(props: TextFieldProps<Values>) => {
  const { name, label, hint, isOptional, note, span, needsScript, onLeave, ...attributes } = props;
  const { register } = useFormContext<Values>();
  return (
    <FieldFrame<Values> {...{ name, label, hint, isOptional, note, span, needsScript }}>
      {(control) => <input type="text" aria-required={!isOptional} {...attributes} {...control} {...register(name, { onBlur: onLeave })} />}
    </FieldFrame>
  );
};

/** Multi-line text field. */
export const TextArea = <Values extends FieldValues>(props: FieldProps<Values> & Passed<TextareaHTMLAttributes<HTMLTextAreaElement>>) => {
  const { name, label, hint, isOptional, span, ...attributes } = props;
  const { register } = useFormContext<Values>();
  return <FieldFrame<Values> {...{ name, label, hint, isOptional, span }}>{(control) => <textarea {...attributes} {...control} {...register(name)} />}</FieldFrame>;
};

/** Select with a list of options. */
export const SelectField = <Values extends FieldValues>({
  name,
  label,
  hint,
  isOptional,
  span,
  autoComplete,
  options,
}: FieldProps<Values> & { autoComplete?: string; options: readonly { value: string; text: string }[] }) => {
  const { register } = useFormContext<Values>();
  return (
    <FieldFrame<Values> {...{ name, label, hint, isOptional, span }}>
      {(control) => (
        <div className="select">
          <select autoComplete={autoComplete} {...control} {...register(name)}>
            {options.map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
          <Icon name="chevronDown" />
        </div>
      )}
    </FieldFrame>
  );
};

interface CheckFieldProps<Values extends FieldValues> extends Pick<FieldProps<Values>, 'name' | 'label'> {
  /** Value of a checked box when the form is posted without scripts; it also replaces `true` as form value. */
  value?: string;
  children?: ReactNode;
}

/** Checkbox with further information. */
export const CheckField = <Values extends FieldValues>({ name, label, value, children }: CheckFieldProps<Values>) => {
  const { register, formState } = useFormContext<Values>();
  const error = useFieldError(name);
  return (
    <CheckRow>
      <input
        type="checkbox"
        id={name}
        value={value}
        defaultChecked={formState.defaultValues?.[name] === true}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${name}-error`}
        {...register(name)}
      />
      <label htmlFor={name}>{label}</label>
      {children && <small>{children}</small>}
      {error && (
        <p id={`${name}-error`}>
          <Icon name="danger" size={18} />
          {error.message}
        </p>
      )}
    </CheckRow>
  );
};
