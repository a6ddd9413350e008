import { isId } from '../contract/id.js';
import type { Choice, Choices, Dimensions } from '../contract/configuration.js';
import { type NumberRules, readNumber } from './typed-number.js';

/**
 * Choices as fields of a URL or a form. The prefix of a name gives the type: `o.edge=bevelled` (text), `n.clamps=2` (number),
 * `b.drilled=1` (boolean), `w.size=900&h.size=600&s.size=1.5` (dimensions). An empty value removes a choice.
 */

type Field = readonly [name: string, value: string];
const sides = { w: 'width', h: 'height', s: 'scale' } as const;
type SideLetter = keyof typeof sides;
const isSide = (letter: string): letter is SideLetter => Object.hasOwn(sides, letter);

/** Maximum number of options that are read, and maximum length of a text. */
const maxOptions = 50;
const longestWord = 2000;

/** Field name of an option's choice. */
export const fieldOf = (letter: 'o' | 'n' | 'b' | SideLetter, optionId: string): string => `${letter}.${optionId}`;

const numberIn = (text: string, { min, max, ...rules }: NumberRules & { min: number; max: number }): number | undefined => {
  const read = readNumber(text, rules);
  return 'value' in read ? Math.min(max, Math.max(min, read.value)) : undefined;
};
const sideIn = (text: string, side: (typeof sides)[SideLetter]): number | undefined => {
  if (side === 'scale') return numberIn(text, { min: 0.01, max: 100, isGrouped: false });
  return numberIn(text, { min: 0, max: 100_000, unit: 'mm', isWhole: true }) ?? 0;
};

const choiceIn = (letter: string, text: string, known: Choice | undefined): Choice | undefined => {
  if (isSide(letter)) return dimensionsIn(letter, text, known);
  if (letter === 'o') return text.slice(0, longestWord) || null;
  if (text === '') return null;
  if (letter === 'b') return text === '1';
  // A text without a number is no choice, so that a required option reports it.
  return letter === 'n' ? (numberIn(text, { min: -1_000_000, max: 1_000_000 }) ?? null) : undefined;
};

/** Adds a side to dimensions. An empty side is 0; if both sides are 0, the result is null. */
const dimensionsIn = (letter: SideLetter, text: string, known: Choice | undefined): Choice | undefined => {
  const before: Dimensions = typeof known === 'object' && known !== null ? known : { width: 0, height: 0 };
  const side = sides[letter];
  const value = text === '' ? undefined : sideIn(text, side);
  const after = value === undefined ? before : { ...before, [side]: value };
  return after.width === 0 && after.height === 0 && side !== 'scale' ? null : after;
};

/** Reads choices from fields and ignores all other fields. If a name occurs twice, the last value is used. */
export const choicesIn = (fields: Iterable<Field>): Choices => {
  const choices = new Map<string, Choice>();
  for (const [name, text] of fields) {
    const [, letter = '', id = ''] = /^([a-z])\.(.+)$/s.exec(name) ?? [];
    const choice = isId(id) ? choiceIn(letter, text, choices.get(id)) : undefined;
    if (choice !== undefined && (choices.has(id) || choices.size < maxOptions)) choices.set(id, choice);
  }
  return Object.fromEntries([...choices].map(([id, choice]) => [id, isSizeless(choice) ? null : choice]));
};
const isSizeless = (choice: Choice): boolean => typeof choice === 'object' && choice !== null && choice.width === 0 && choice.height === 0;

/** A number that is read back as it is: three decimals without the zero would be read as thousands. */
const writtenNumber = (value: number): string => String(value).replace(/(\.\d{3})$/, '$10');

const fieldsOfChoice = (id: string, choice: Choice): Field[] => {
  if (choice === null) return [[fieldOf('o', id), '']];
  switch (typeof choice) {
    case 'number':
      return [[fieldOf('n', id), writtenNumber(choice)]];
    case 'boolean':
      return [[fieldOf('b', id), choice ? '1' : '0']];
    case 'string':
      return [[fieldOf('o', id), choice]];
    default: {
      const { width, height, scale } = choice;
      const size: Field[] = [
        [fieldOf('w', id), String(width)],
        [fieldOf('h', id), String(height)],
      ];
      return scale === undefined ? size : [...size, [fieldOf('s', id), String(scale)]];
    }
  }
};

/** Converts choices to fields, in the same order. */
export const fieldsOf = (choices: Choices): Field[] => Object.entries(choices).flatMap(([id, choice]) => fieldsOfChoice(id, choice));
