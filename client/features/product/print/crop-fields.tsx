import { type KeyboardEvent, useId, useState } from 'react';
import { readNumber } from '../../../../src/domain/typed-number.js';
import { useTexts } from '../../../core/texts.js';
import { type Area, aspectOf, type Job, minCrop, nearestValidCrop, turnedSize } from './crop-area.js';

const sides = ['x', 'y', 'width', 'height'] as const;
type Side = (typeof sides)[number];

interface CropFieldsProps {
  job: Job;
  area: Area;
  /** Error messages of the server by field. */
  faults: Partial<Record<string, string>>;
  onChange(area: Area): void;
}

/** Returns the valid crop after one of its values was changed. Width and height keep the aspect of the print. */
export const withSide = (job: Job, area: Area, side: Side, value: number): Area =>
  nearestValidCrop(job, side === 'height' ? { ...area, width: value * aspectOf(job.sheet) } : { ...area, [side]: value });

/** Number fields for the crop in pixels of the picture. */
export const CropFields = ({ job, area, faults, onChange }: CropFieldsProps) => {
  const frame = turnedSize(job.source, area.rotation);
  const least = minCrop(job);
  const bounds: Record<Side, readonly [number, number]> = {
    x: [0, frame.width - area.width],
    y: [0, frame.height - area.height],
    width: [least.width, frame.width],
    height: [least.height, frame.height],
  };
  return (
    <div className="numbers">
      {sides.map((side) => (
        <NumberField key={side} {...{ side, value: area[side], bounds: bounds[side], fault: faults[side], onCommit: (value) => onChange(withSide(job, area, side, value)) }} />
      ))}
    </div>
  );
};

interface NumberFieldProps {
  side: Side;
  value: number;
  bounds: readonly [number, number];
  fault: string | undefined;
  onCommit(value: number): void;
}

/** Number field whose value is applied on blur or Enter, not while typing. A text without a whole number stays, with the reason why it is not applied. */
const NumberField = ({ side, value, bounds: [min, max], fault: refusal, onCommit }: NumberFieldProps) => {
  const t = useTexts('product');
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const [isWrong, setIsWrong] = useState(false);
  const fault = isWrong ? t('options.whole') : refusal;
  const commit = () => {
    const read = draft === undefined ? undefined : readNumber(draft, { unit: 'px', isWhole: true });
    const isRefused = read !== undefined && 'fault' in read && read.fault !== 'empty';
    setIsWrong(isRefused);
    if (read && 'value' in read) onCommit(read.value);
    if (!isRefused) setDraft(undefined);
  };
  const press = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (event.key !== 'Enter' && !by) return;
    event.preventDefault();
    if (by) onCommit(value + by);
    else commit();
  };
  return (
    <div data-fault={fault ? '' : undefined}>
      <label htmlFor={id}>{t(`print.sides.${side}`)}</label>
      <input
        id={id}
        type="text"
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        value={draft ?? value}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault && `${id}-fault`}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={commit}
        onKeyDown={press}
      />
      <small aria-hidden="true">px</small>
      {fault && <p id={`${id}-fault`}>{fault}</p>}
    </div>
  );
};
