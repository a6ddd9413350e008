/** Numbers from `min` to `max` in steps from `min`. */
export interface NumberRange {
  min: number;
  max: number;
  step: number;
}

/** Whether a number is in a range and on one of its steps. */
export const isInRange = ({ min, max, step }: NumberRange, value: number): boolean => {
  const steps = (value - min) / step;
  return value >= min && value <= max && Math.abs(steps - Math.round(steps)) < 1e-6;
};
