import type { Dimensions } from '../../../src/contract/configuration.js';
import { fieldOf } from '../../../src/domain/choices-query.js';
import { isInRange, type NumberRange } from '../../../src/domain/number-range.js';
import { useTexts } from '../../core/texts.js';
import { useTypedNumber } from '../use-typed-number.js';
import { DimensionDrawing } from './dimension-drawing.js';
import { Sides } from './dimensions-option.styles.js';
import { isUnanswered, type OptionControl, optionId } from './option-control.js';
import { type ControlProps, OptionFrame } from './option-frame.js';

const letters = { width: 'w', height: 'h', scale: 's' } as const;
type Side = keyof typeof letters;
const blank: Dimensions = { width: 0, height: 0 };
/** Largest side that the contract allows, in millimetres; the server rejects smaller ones by the limits of the option. */
const largestSide = 99_999;

/** Width and height in millimetres, the scale of the pattern if there is one, and a drawing of the piece. */
export const DimensionsOption = (control: OptionControl) => {
  const { option, choice, onChange } = control;
  const t = useTexts('product');
  const { dimensions } = option;
  const size = typeof choice === 'object' && choice !== null ? choice : blank;
  const change = (side: Side, value: number) => {
    const next = { ...size, ...(dimensions?.scale && { scale: size.scale ?? 1 }), [side]: value };
    onChange(next.width === 0 && next.height === 0 ? null : next);
  };
  const isSide = (value: number) => value >= 0 && value <= largestSide;
  /** A text without a number counts as a side that is not filled in. */
  const sideOf = (side: 'width' | 'height') => ({
    unit: 'mm',
    isWhole: true,
    step: dimensions?.[side].step ?? 1,
    value: size[side] || undefined,
    isValid: isSide,
    onRead: (value = 0) => change(side, isSide(value) ? value : 0),
  });
  const fields = {
    width: useTypedNumber(sideOf('width')),
    height: useTypedNumber(sideOf('height')),
    scale: useTypedNumber({ isGrouped: false, unit: '×', step: dimensions?.scale?.step ?? 1, value: size.scale ?? 1, onRead: (value) => change('scale', value || 1) }),
  };
  if (!dimensions) return null;
  const { width, height, scale } = dimensions;
  const between = ({ min, max }: NumberRange) => `${min}–${max}`;
  const isOutside = (side: 'width' | 'height') => typeof choice === 'object' && choice !== null && !isInRange(dimensions[side], size[side]);
  const typedFault = (side: Side) => (fields[side].fault === 'empty' ? undefined : fields[side].fault);
  /** A remark of the server is about the whole option. Only the field of a wrong side is marked, with its own error. */
  const isErrorInside = isOutside('width') || isOutside('height');
  const typed = (['width', 'height'] as const).find((side) => typedFault(side));
  const faultText = (side: 'width' | 'height') => t(typedFault(side) === 'fraction' ? 'options.wholeMillimetres' : 'options.sideFault', { ...dimensions[side] });

  const field = (side: Side, attributes: Partial<ControlProps>) => (
    <label className={side === 'scale' ? 'field scale' : 'field'}>
      <span>{t(`options.${side}`)}</span>
      <input {...attributes} {...fields[side].field} name={fieldOf(letters[side], option.id)} maxLength={20} />
      <span aria-hidden="true">{side === 'scale' ? '×' : 'mm'}</span>
    </label>
  );
  const input = (side: 'width' | 'height', { 'aria-describedby': describedBy, 'aria-invalid': isInvalid, ...attributes }: ControlProps | Omit<ControlProps, 'id'>) => {
    const isWrong = isErrorInside ? isOutside(side) && isInvalid : isInvalid;
    const error = isErrorInside && isWrong ? `${optionId(option.id)}-${side}` : undefined;
    return (
      <div>
        {field(side, { ...attributes, 'aria-describedby': [describedBy, error].filter(Boolean).join(' ') || undefined, 'aria-invalid': isWrong || undefined })}
        {error && (
          <p id={error} data-error="">
            {faultText(side)}
          </p>
        )}
      </div>
    );
  };
  return (
    <OptionFrame
      {...control}
      as="group"
      note={t('options.sizes', { width: between(width), height: between(height) })}
      fault={typed && faultText(typed)}
      isErrorInside={isErrorInside}
    >
      {({ id, ...attributes }) => (
        <Sides>
          <div className="sides">
            {input('width', { ...attributes, id })}
            <span aria-hidden="true">×</span>
            {input('height', attributes)}
          </div>
          {scale && field('scale', { ...attributes, 'aria-invalid': isErrorInside ? undefined : attributes['aria-invalid'] })}
          {!isUnanswered(choice) && <DimensionDrawing size={size} longest={Math.max(width.max, height.max)} />}
        </Sides>
      )}
    </OptionFrame>
  );
};
