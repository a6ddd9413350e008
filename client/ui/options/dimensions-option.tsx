import type { Dimensions } from '../../../src/contract/configuration.js';
import { fieldOf } from '../../../src/domain/choices-query.js';
import { useTexts } from '../../core/texts.js';
import { DimensionDrawing } from './dimension-drawing.js';
import { Sides } from './dimensions-option.styles.js';
import { isUnanswered, type OptionControl } from './option-control.js';
import { OptionFrame } from './option-frame.js';

const letters = { width: 'w', height: 'h', scale: 's' } as const;
type Side = keyof typeof letters;
const blank: Dimensions = { width: 0, height: 0 };

/** Width and height in millimetres, the scale of the pattern if there is one, and a drawing of the piece. */
export const DimensionsOption = (control: OptionControl) => {
  const { option, choice, onChange } = control;
  const t = useTexts('product');
  const { dimensions } = option;
  if (!dimensions) return null;
  const { width, height, scale } = dimensions;
  const size = typeof choice === 'object' && choice !== null ? choice : blank;
  const between = ({ min, max }: { min: number; max: number }) => `${min}–${max}`;

  const change = (side: Side, text: string) => {
    const value = side === 'scale' ? Number(text) || 1 : Math.min(99_999, Math.max(0, Math.round(Number(text))));
    const next = { ...size, ...(scale && { scale: size.scale ?? 1 }), [side]: value };
    onChange(next.width === 0 && next.height === 0 ? null : next);
  };
  const field = (side: Side, { min, max, step }: { min: number; max: number; step: number }, value: number | undefined, attributes: object) => (
    <label className={side === 'scale' ? 'field scale' : 'field'}>
      <span>{t(`options.${side}`)}</span>
      <input
        {...attributes}
        type="number"
        inputMode={side === 'scale' ? 'decimal' : 'numeric'}
        autoComplete="off"
        name={fieldOf(letters[side], option.id)}
        {...{ min, max, step }}
        value={value || ''}
        onChange={({ target }) => change(side, target.value)}
      />
      <span aria-hidden="true">{side === 'scale' ? '×' : 'mm'}</span>
    </label>
  );
  return (
    <OptionFrame {...control} as="group" note={t('options.sizes', { width: between(width), height: between(height) })}>
      {({ id, ...attributes }) => (
        <Sides>
          <div className="sides">
            {field('width', width, size.width, { ...attributes, id })}
            <span aria-hidden="true">×</span>
            {field('height', height, size.height, attributes)}
          </div>
          {scale && field('scale', scale, size.scale ?? 1, attributes)}
          {!isUnanswered(choice) && <DimensionDrawing size={size} longest={Math.max(width.max, height.max)} />}
        </Sides>
      )}
    </OptionFrame>
  );
};
