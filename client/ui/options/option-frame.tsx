import { type FocusEvent, type ReactNode, useState } from 'react';
import type { ConfigurationOption } from '../../../src/contract/configuration.js';
import { optionTable } from '../../../src/contract/option-kinds.js';
import { useTexts } from '../../core/texts.js';
import { Icon } from '../icon.js';
import { isUnanswered, type OptionControl, optionId } from './option-control.js';
import { OptionBlock } from './option-frame.styles.js';
import { useSurchargeText } from './use-surcharge-text.js';

/** Attributes that connect a control with its help and error. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

interface OptionFrameProps extends OptionControl {
  /** `group`: several inputs with one name; `box`: the control contains its own label. */
  as?: 'field' | 'group' | 'box';
  /** The choice or the possible values, beside the name. */
  note?: string | undefined;
  /** Error that the control itself detected. */
  fault?: string | undefined;
  /** Whether the control shows its errors beside its fields. */
  isErrorInside?: boolean;
  children(control: ControlProps): ReactNode;
}

/** Default note beside an option's name. */
const useOwnNote = () => {
  const t = useTexts('product');
  const surchargeText = useSurchargeText();
  return ({ surcharge, isRequired, kind }: ConfigurationOption, isEmpty: boolean) => {
    if (isRequired) return isEmpty ? t('options.required') : undefined;
    return surchargeText(surcharge, optionTable[kind].choice === 'number') ?? (isEmpty ? t('options.optional') : undefined);
  };
};

/**
 * Option control with name, help, remark and error. An error is shown after the shopper has left the option or tried to continue, but not
 * while a valid value is being edited.
 */
export const OptionFrame = ({ option, choice, isAsked = false, as = 'field', note, fault, isErrorInside = false, children }: OptionFrameProps) => {
  const ownNote = useOwnNote();
  const isEmpty = isUnanswered(choice);
  const [isLeft, setIsLeft] = useState(!isEmpty);
  const id = optionId(option.id);
  const parts = { name: `${id}-name`, help: `${id}-help`, error: `${id}-error`, remark: `${id}-remark` };
  const error = fault ?? (isAsked || isLeft ? option.messages.find(({ level }) => level === 'red')?.text : undefined);
  const remark = option.messages.find(({ level }) => level === 'orange')?.text;
  const describedBy = [option.help && parts.help, error && !isErrorInside && parts.error, remark && parts.remark].filter(Boolean).join(' ') || undefined;
  const shownNote = note ?? ownNote(option, isEmpty);
  const name = (
    <>
      <span>{option.label}</span>
      {shownNote && <small>{shownNote}</small>}
    </>
  );
  const control: ControlProps = { id: `${id}-control`, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined, 'aria-required': option.isRequired || undefined };
  const watch = {
    onFocus: () => setIsLeft(isLeft && error !== undefined),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setIsLeft(isLeft || !currentTarget.contains(relatedTarget)),
  };
  const group = as === 'group' && {
    role: 'radiogroup',
    'aria-labelledby': parts.name,
    'aria-describedby': describedBy,
    'aria-invalid': control['aria-invalid'],
    'aria-required': control['aria-required'],
  };
  return (
    <OptionBlock id={id} data-kind={option.kind} {...watch} {...group}>
      {as === 'field' && <label htmlFor={control.id}>{name}</label>}
      {as === 'group' && (
        <div className="name" id={parts.name}>
          {name}
        </div>
      )}
      {children(control)}
      {error && !isErrorInside && (
        <p id={parts.error} data-error="">
          <Icon name="danger" size={18} />
          {error}
        </p>
      )}
      {remark && <p id={parts.remark}>{remark}</p>}
      {option.help && <p id={parts.help}>{option.help}</p>}
    </OptionBlock>
  );
};
