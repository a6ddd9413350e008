import type { FocusEventHandler, ReactNode } from 'react';
import { FieldGroup } from './form.styles.js';

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
