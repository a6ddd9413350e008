import { type InputHTMLAttributes, useId } from 'react';
import type { RoomField } from '../../../src/domain/room-query.js';
import { useTexts } from '../../core/texts.js';
import { Icon } from '../../ui/icon.js';
import type { RoomState } from './use-room.js';

interface FieldProps {
  state: RoomState;
  name: RoomField;
  label: string;
}

/** Returns a function that gives the error message of a field. */
export const useFault = (): ((state: RoomState, name: RoomField) => string | undefined) => {
  const t = useTexts('yup');
  return ({ faults }, name) => {
    const fault = faults[name];
    return fault && t(`errors.${fault.code}`, { min: fault.bound ?? '', max: fault.bound ?? '' });
  };
};

const Fault = ({ id, text }: { id: string; text: string | undefined }) =>
  text ? (
    <p id={id} data-error="">
      <Icon name="danger" size={18} />
      {text}
    </p>
  ) : null;

/** Text field for a number with unit. It accepts a decimal comma or point. */
export const NumberField = ({ state, name, label, unit, ...attributes }: FieldProps & { unit?: string } & Pick<InputHTMLAttributes<HTMLInputElement>, 'placeholder'>) => {
  const id = useId();
  const fault = useFault()(state, name);
  return (
    <div className="field" data-field={name}>
      <label htmlFor={id}>{label}</label>
      <span className="box">
        <input
          id={id}
          name={name}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={10}
          value={state.typed[name]}
          onChange={(event) => state.change(name, event.target.value)}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault && `${id}-fault`}
          {...attributes}
        />
        {unit && <span aria-hidden="true">{unit}</span>}
      </span>
      <Fault id={`${id}-fault`} text={fault} />
    </div>
  );
};

/** Select in a row: label at the left, chosen value at the right. */
export const ChoiceField = ({ state, name, label, options }: FieldProps & { options: readonly { value: string; text: string }[] }) => {
  const id = useId();
  const fault = useFault()(state, name);
  return (
    <div className="row" data-field={name}>
      <label htmlFor={id}>{label}</label>
      <span className="select">
        <select
          id={id}
          name={name}
          value={state.typed[name]}
          onChange={(event) => state.change(name, event.target.value)}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault && `${id}-fault`}
        >
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <Icon name="chevronDown" size={18} />
      </span>
      <Fault id={`${id}-fault`} text={fault} />
    </div>
  );
};
