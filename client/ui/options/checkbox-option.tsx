import { fieldOf } from '../../../src/domain/choices-query.js';
import type { OptionControl } from './option-control.js';
import { OptionFrame } from './option-frame.js';
import { useSurchargeText } from './use-surcharge-text.js';

/** Yes or no. A hidden field sends "no", because browsers omit unchecked boxes. */
export const CheckboxOption = (control: OptionControl) => {
  const { option, choice, onChange } = control;
  const surchargeText = useSurchargeText();
  const name = fieldOf('b', option.id);
  const surcharge = surchargeText(option.surcharge);
  return (
    <OptionFrame {...control} as="box">
      {(attributes) => (
        <label className="check">
          <input type="hidden" name={name} value="0" />
          <input {...attributes} type="checkbox" name={name} value="1" checked={choice === true} onChange={({ target }) => onChange(target.checked)} />
          <span>{option.label}</span>
          {surcharge && <small>{surcharge}</small>}
        </label>
      )}
    </OptionFrame>
  );
};
