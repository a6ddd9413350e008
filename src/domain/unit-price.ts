import { roundHalfUp } from './money.js';

const minDigits = 2;
/** Enough for 9,999 pieces: half of the last digit times that number is less than half a minor unit. */
const maxDigits = 6;

/**
 * Unit price for accounting software: with the fewest decimals (2 to 6) for which price times quantity gives the amount of the line.
 * @param total amount of the line in minor units
 * @returns major units, e.g. `73.555`
 */
export const unitPriceOf = (total: number, quantity: number): string => {
  for (let digits = minDigits; ; digits += 1) {
    const scale = 10 ** (digits - minDigits);
    const unit = roundHalfUp((total * scale) / quantity);
    if (digits === maxDigits || roundHalfUp((unit * quantity) / scale) === total) return (unit / 10 ** digits).toFixed(digits);
  }
};
