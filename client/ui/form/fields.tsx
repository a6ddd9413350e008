import type { FocusEventHandler, ReactNode } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { Icon } from '../icon.js';
import { FieldFrame, type FieldProps, type Passed, useFieldError } from './field-frame.js';
import { CheckRow, FieldGroup } from './form.styles.js';

export interface TextFieldProps<Values extends FieldValues> extends FieldProps<Values>, Omit<Passed, 'rows'> {
  /** Called when the field loses the focus. */
  onLeave?(): void;
}

/** Single-line text field. The schema of the form contains its rules. */
export const TextField = <Values extends FieldValues>(props: TextFieldProps<Values>) => (
  <FieldFrame<Values> {...props}>{(control) => <input type="text" aria-required={!props.isOptional} {...control} />}</FieldFrame>
);

/** Multi-line text field. */
export const TextArea = <Values extends FieldValues>(props: FieldProps<Values> & Pick<Passed, 'autoComplete' | 'maxLength' | 'rows'>) => (
  <FieldFrame<Values> {...props}>{(control) => <textarea {...control} />}</FieldFrame>
);

interface SelectFieldProps<Values extends FieldValues> extends FieldProps<Values>, Pick<Passed, 'autoComplete'> {
  options: readonly { value: string; text: string }[];
}

/** Select with a list of options. */
export const SelectField = <Values extends FieldValues>({ options, ...props }: SelectFieldProps<Values>) => (
  <FieldFrame<Values> {...props}>
    {(control) => (
      <div className="select">
        <select {...control}>
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

interface FieldsetProps {
  legend?: string;
  onBlur?: FocusEventHandler<HTMLFieldSetElement>;
  children: ReactNode;
}

/** Fields in columns, with an optional title. */
export const Fieldset = ({ legend, onBlur, children }: FieldsetProps) => (
  <FieldGroup onBlur={onBlur}>
    {legend && <legend>{legend}</legend>}
    <div className="fields">{children}</div>
  </FieldGroup>
);
