/** Rows of keys, each half a key further right than the one above: QWERTY, QWERTZ and AZERTY layouts. */
const layouts = [
  ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  ['1234567890', 'qwertzuiop', 'asdfghjkl', 'yxcvbnm'],
  ['1234567890', 'azertyuiop', 'qsdfghjklm', 'wxcvbn'],
];
/** Characters above the digits on most keyboards. */
const signs = ')!@#$%^&*(';
/** Minimum length of a sequence, and number of other characters that do not make a password strong. */
const [minRun, maxOutside] = [3, 2];

type Place = [row: number, column: number];
const placesIn = (rows: readonly string[]) => new Map(rows.flatMap((row, at) => [...row].map((key, column): [string, Place] => [key, [at, column]])));
const keyboards = layouts.map(placesIn);

const isAdjacentRow = (one: Place | undefined, other: Place | undefined): boolean => {
  if (!one || !other) return false;
  const [down, right] = [other[0] - one[0], other[1] - one[1]];
  return Math.abs(down + right) <= 1 && Math.abs(down) <= 1 && Math.abs(right) <= 1;
};
/** Whether two characters are equal, adjacent in the alphabet or the digits, or on adjacent keys. */
const isNear = (keyboard: Map<string, Place>, one: string, other: string): boolean =>
  Math.abs(one.charCodeAt(0) - other.charCodeAt(0)) <= 1 || isAdjacentRow(keyboard.get(one), keyboard.get(other));

/** Number of characters that belong to no sequence. */
const outsideWalks = (keyboard: Map<string, Place>, keys: readonly string[]): number => {
  let [beside, run] = [0, 0];
  for (const [at, key] of keys.entries()) {
    const goesOn = at > 0 && isNear(keyboard, keys[at - 1]!, key);
    if (!goesOn && run < minRun) beside += run;
    run = goesOn ? run + 1 : 1;
  }
  return run < minRun ? beside + run : beside;
};

/** Whether a text consists of keyboard or alphabetical sequences (`1qaz!QAZ`, `Qwer1234!`, `Abcd-4321`), except for up to two characters. */
export const isKeyboardWalk = (text: string): boolean => {
  const keys = [...text.toLowerCase()].map((sign) => (signs.includes(sign) ? String(signs.indexOf(sign)) : sign));
  return keys.length > minRun && keyboards.some((keyboard) => outsideWalks(keyboard, keys) <= maxOutside);
};
