const steps = [0.05, 0.1, 0.2, 0.25, 0.5, 1, 2, 5, 10, 25, 50, 100];
const intervals = 4;

export interface Axis {
  top: number;
  ticks: number[];
  /** Number of decimals of the tick labels. */
  digits: number;
}

/** Axis from zero with round numbers. Its top is at least `highest` and at least `atLeast`. */
export const axisOf = (highest: number, atLeast = 0): Axis => {
  const needed = Math.max(highest, atLeast);
  const step = steps.find((candidate) => candidate * intervals >= needed - 1e-9) ?? Math.ceil(needed / intervals);
  const count = Math.max(1, Math.ceil(needed / step - 1e-9));
  const digits = step >= 1 ? 0 : step === 0.05 || step === 0.25 ? 2 : 1;
  return { top: step * count, ticks: Array.from({ length: count + 1 }, (_, at) => step * at), digits };
};
