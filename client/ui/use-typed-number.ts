import { type ChangeEvent, type KeyboardEvent, useState } from 'react';
import { type NumberFault, type NumberRules, readNumber } from '../../src/domain/typed-number.js';

interface TypedNumber extends NumberRules {
  value: number | undefined;
  step?: number;
  /** Bounds that assistive technology announces. */
  min?: number | undefined;
  max?: number | undefined;
  /** Whether a number is accepted; another one stays as typed. */
  isValid?(value: number): boolean;
  /** Called with each typed number; undefined for a text without one. */
  onRead(value: number | undefined): void;
  /** Initial text, for example one that the server rejected. */
  typed?: string | undefined;
}

/**
 * State of a field for a number: a text field, so that people can type numbers as they write them, and the mouse wheel changes nothing.
 * A typed text stays until the field is left, and longer while it has a fault.
 */
export const useTypedNumber = ({ value, step = 1, min, max, isValid = () => true, onRead, typed, ...rules }: TypedNumber) => {
  const [draft, setDraft] = useState(typed);
  const [hasLeft, setHasLeft] = useState(typed !== undefined);
  const read = draft === undefined ? undefined : readNumber(draft, rules);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    // Changed from outside, for example by another tab.
    if (read && 'value' in read && read.value !== value) setDraft(undefined);
  }
  const isUsable = !read || ('value' in read && isValid(read.value));
  const type = (text: string) => {
    setDraft(text);
    setHasLeft(false);
    const next = readNumber(text, rules);
    onRead('value' in next ? next.value : undefined);
  };
  const fault: NumberFault | 'bounds' | undefined = !read || isUsable ? undefined : 'fault' in read ? read.fault : 'bounds';
  return {
    isUsable,
    /** Fault to show; an empty field has one only after it was left. */
    fault: fault === 'empty' && !hasLeft ? undefined : fault,
    /** Sets the number by a button. */
    set: (next: number) => {
      setDraft(undefined);
      onRead(next);
    },
    field: {
      type: 'text',
      role: 'spinbutton',
      inputMode: rules.isWhole ? 'numeric' : 'decimal',
      autoComplete: 'off',
      'aria-valuenow': value,
      'aria-valuemin': min,
      'aria-valuemax': max,
      value: draft ?? (value === undefined ? '' : String(value)),
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => type(target.value),
      onBlur: () => (isUsable ? setDraft(undefined) : setHasLeft(true)),
      onKeyDown: (event: KeyboardEvent) => {
        const by = event.key === 'ArrowUp' ? step : event.key === 'ArrowDown' ? -step : 0;
        const next = Math.round(((value ?? 0) + by) * 1e6) / 1e6;
        if (!by) return;
        event.preventDefault();
        if (isValid(next)) type(String(next));
      },
    } as const,
  };
};
