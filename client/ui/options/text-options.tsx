import { fieldOf } from '../../../src/domain/choices-query.js';
import { useFormat } from '../../core/format.js';
import { useTexts } from '../../core/texts.js';
import { Icon } from '../icon.js';
import { useTypedNumber } from '../use-typed-number.js';
import type { OptionControl } from './option-control.js';
import { OptionFrame } from './option-frame.js';
import { useSurchargeText } from './use-surcharge-text.js';

/** Text by the shopper. */
export const TextAreaOption = (control: OptionControl) => {
  const { option, choice, onChange } = control;
  const t = useTexts('product');
  const text = typeof choice === 'string' ? choice : '';
  const note = option.maximumLength !== null && text ? t('options.characters', { count: option.maximumLength - text.length }) : undefined;
  return (
    <OptionFrame {...control} note={note}>
      {(attributes) => (
        <textarea
          {...attributes}
          name={fieldOf('o', option.id)}
          rows={2}
          maxLength={option.maximumLength ?? undefined}
          value={text}
          onChange={({ target }) => onChange(target.value || null)}
        />
      )}
    </OptionFrame>
  );
};

/** Number with bounds. */
export const NumberOption = (control: OptionControl) => {
  const { option, choice, onChange } = control;
  const t = useTexts('product');
  const { number } = useFormat();
  const surchargeText = useSurchargeText();
  const { min, max, step, unit } = option.range ?? { min: undefined, max: undefined, step: 1, unit: null };
  const isWhole = Number.isInteger(step) && Number.isInteger(min ?? 0);
  const value = typeof choice === 'number' ? choice : undefined;
  /** Largest number of the contract; the server rejects others by the limits of the option. */
  const isValid = (typed: number) => Math.abs(typed) <= 1_000_000;
  const { field, fault } = useTypedNumber({ value, unit, isWhole, step, min, max, isValid, onRead: (read) => onChange(read !== undefined && isValid(read) ? read : null) });
  const faultText = fault && fault !== 'empty' ? t(fault === 'fraction' ? 'options.whole' : 'options.numberFault') : undefined;
  const bounds = min !== undefined && max !== undefined ? t('options.bounds', { from: number(min), to: number(max), unit: unit ?? '' }).trim() : undefined;
  const note = [bounds, surchargeText(option.surcharge, true)].filter(Boolean).join(' · ') || undefined;
  return (
    <OptionFrame {...control} note={note} fault={faultText}>
      {(attributes) => (
        <span className="field">
          <input {...attributes} {...field} name={fieldOf('n', option.id)} maxLength={20} />
          {unit && <span aria-hidden="true">{unit}</span>}
        </span>
      )}
    </OptionFrame>
  );
};

/** Values in a select, with the reason if they are not available. */
export const DropDownOption = (control: OptionControl) => {
  const { option, choice, onChange } = control;
  const t = useTexts('product');
  const surchargeText = useSurchargeText();
  return (
    <OptionFrame {...control}>
      {(attributes) => (
        <div className="select">
          <select {...attributes} name={fieldOf('o', option.id)} value={String(choice ?? '')} onChange={({ target }) => onChange(target.value || null)}>
            {(choice === null || !option.isRequired) && <option value="">{t(option.isRequired ? 'options.choose' : 'options.none')}</option>}
            {option.values.map(({ id, label, surcharge, isAllowed, condition }) => {
              const facts = isAllowed ? surchargeText(surcharge) : condition;
              return (
                <option key={id} value={id} disabled={!isAllowed && choice !== id}>
                  {facts ? `${label} (${facts})` : label}
                </option>
              );
            })}
          </select>
          <Icon name="chevronDown" />
        </div>
      )}
    </OptionFrame>
  );
};
