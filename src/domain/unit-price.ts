import { roundHalfUp } from './money.js';

const leastDigits = 2;
/** Enough for 9,999 pieces: half of the last digit times as many stays below half a minor unit. */
const mostDigits = 6;

/**
 * The price of a piece as a bookkeeper wants it: with the fewest digits (2 to 6) that, times the quantity, give the line's amount.
 * @param total of the line, in minor units
 * @returns whole units, e.g. `73.555`
 */
export const unitPriceOf = (total: number, quantity: number): string => {
  for (let digits = leastDigits; ; digits += 1) {
    const scale = 10 ** (digits - leastDigits);
    const unit = roundHalfUp((total * scale) / quantity);
    if (digits === mostDigits || roundHalfUp((unit * quantity) / scale) === total) return (unit / 10 ** digits).toFixed(digits);
  }
};
