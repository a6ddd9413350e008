/** Rows of keys as they lie below each other, each half a key further right: in most countries, in German ones, in French ones. */
const layouts = [
  ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  ['1234567890', 'qwertzuiop', 'asdfghjkl', 'yxcvbnm'],
  ['1234567890', 'azertyuiop', 'qsdfghjklm', 'wxcvbn'],
];
/** Signs above the digits, as most keyboards have them. */
const signs = ')!@#$%^&*(';
/** Keys that are no walk yet, and keys beside walks that do not make a password a different one. */
const [leastRun, mostBeside] = [3, 2];

type Place = [row: number, column: number];
const placesIn = (rows: readonly string[]) => new Map(rows.flatMap((row, at) => [...row].map((key, column): [string, Place] => [key, [at, column]])));
const keyboards = layouts.map(placesIn);

const isAside = (one: Place | undefined, other: Place | undefined): boolean => {
  if (!one || !other) return false;
  const [down, right] = [other[0] - one[0], other[1] - one[1]];
  return Math.abs(down + right) <= 1 && Math.abs(down) <= 1 && Math.abs(right) <= 1;
};
/** The same sign, the next one of the alphabet or of the digits, or one whose key lies beside. */
const isNear = (keyboard: Map<string, Place>, one: string, other: string): boolean =>
  Math.abs(one.charCodeAt(0) - other.charCodeAt(0)) <= 1 || isAside(keyboard.get(one), keyboard.get(other));

/** How many keys belong to no walk. */
const besideWalks = (keyboard: Map<string, Place>, keys: readonly string[]): number => {
  let [beside, run] = [0, 0];
  for (const [at, key] of keys.entries()) {
    const goesOn = at > 0 && isNear(keyboard, keys[at - 1]!, key);
    if (!goesOn && run < leastRun) beside += run;
    run = goesOn ? run + 1 : 1;
  }
  return run < leastRun ? beside + run : beside;
};

/** Whether a text is written by walking over the keyboard, or counting on (`1qaz!QAZ`, `Qwer1234!`, `Abcd-4321`): but for a sign or two. */
export const isKeyWalk = (text: string): boolean => {
  const keys = [...text.toLowerCase()].map((sign) => (signs.includes(sign) ? String(signs.indexOf(sign)) : sign));
  return keys.length > leastRun && keyboards.some((keyboard) => besideWalks(keyboard, keys) <= mostBeside);
};
