import { useState } from 'react';
import { fieldOf } from '../../../src/domain/choices-query.js';
import { useTexts } from '../../core/texts.js';
import { ColourWell } from './color-option.styles.js';
import type { OptionControl } from './option-control.js';
import { OptionFrame } from './option-frame.js';

const isCode = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

/** Any colour: from the browser's colour picker, or typed as a code. */
export const ColorPickerOption = (control: OptionControl) => {
  const { option, choice, onChange } = control;
  const t = useTexts('product');
  const code = typeof choice === 'string' ? choice : '';
  /** Typed text while it is not a valid code. */
  const [draft, setDraft] = useState<string>();
  const [hasLeft, setHasLeft] = useState(false);
  const type = (text: string) => {
    const tidy = text.trim().toLowerCase();
    const isWhole = tidy === '' || isCode(tidy);
    setDraft(isWhole ? undefined : text);
    setHasLeft(false);
    if (isWhole) onChange(tidy || null);
  };
  return (
    <OptionFrame {...control} as="group" note={code || undefined} fault={draft !== undefined && hasLeft ? t('options.colourFault') : undefined}>
      {(attributes) => (
        <ColourWell>
          <input type="color" aria-label={t('options.colourPick')} value={code || '#808080'} onChange={({ target }) => type(target.value)} />
          <span className="field">
            <input
              {...attributes}
              aria-label={t('options.colourCode')}
              type="text"
              name={fieldOf('o', option.id)}
              maxLength={7}
              placeholder="#"
              autoComplete="off"
              spellCheck={false}
              value={draft ?? code}
              onChange={({ target }) => type(target.value)}
              onBlur={() => setHasLeft(true)}
            />
          </span>
        </ColourWell>
      )}
    </OptionFrame>
  );
};
