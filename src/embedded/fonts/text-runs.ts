import bidiFactory from 'bidi-js';
import { type Face, faceOf, type Style } from './faces.js';

interface Bidi {
  /** @returns the embedding level of each code unit; odd levels run from right to left */
  getEmbeddingLevels(text: string, direction: 'ltr'): { levels: Uint8Array };
  getMirroredCharacter(character: string): string | null;
}
/** The package's types describe the default export as bundlers see it, not as Node.js does. */
const bidi = (bidiFactory as unknown as () => Bidi)();

/** A part of a line with one face and one direction. Right-to-left text is in logical order, because shaping reverses it. */
export interface TextRun {
  text: string;
  face: Face;
  isRightToLeft: boolean;
}
interface LeveledRun {
  text: string;
  face: Face;
  level: number;
}

/** Right-to-left characters and direction controls. Lines without them need no bidi algorithm. */
const turns = /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** Combining marks and joiners. They use the face of the preceding character if it has them. */
const clings = /[\p{M}\u200c\u200d]/u;
const isInvisible = (character: string): boolean => /[\p{Default_Ignorable_Code_Point}\p{Cc}]/u.test(character);
/** Characters common to all scripts, such as spaces, digits and punctuation. They use the face of the preceding character if it has them. */
const isOfAnyScript = (character: string): boolean => /[\p{Script=Common}\p{Script=Inherited}]/u.test(character) && !/\p{Extended_Pictographic}/u.test(character);
/** No face has the diameter sign. `textRuns` replaces it by the similar letter Ø. */
const diameter = '⌀';
/** Drawn for characters that no face has. */
const replacement = '\ufffd';
const isLetterOf = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

const faceFor = (character: string, before: Face | undefined, style: Style): Face | undefined => {
  const codePoint = character.codePointAt(0)!;
  const staysWith = before && (clings.test(character) || isOfAnyScript(character)) && before.has(codePoint);
  return staysWith ? before : faceOf(codePoint, style);
};

/** Splits a text into runs of one face and one level, in logical order. */
const leveledRuns = (text: string, levels: Uint8Array | undefined, style: Style): LeveledRun[] => {
  const runs: LeveledRun[] = [];
  let at = 0;
  for (const character of text) {
    const level = levels?.[at] ?? 0;
    at += character.length;
    const last = runs.at(-1);
    const found = faceFor(character, last?.face, style);
    if (isInvisible(character) && !(found && clings.test(character))) continue;
    const drawn = found ? character : replacement;
    const face = found ?? faceOf(replacement.codePointAt(0)!, style)!;
    const shown = level % 2 ? (bidi.getMirroredCharacter(drawn) ?? drawn) : drawn;
    if (last?.face === face && last.level === level) last.text += shown;
    else runs.push({ text: shown, face, level });
  }
  return runs;
};

/** Reverses each sequence of runs at a level or above, from the highest level down (Unicode Bidirectional Algorithm, rule L2). */
const inVisualOrder = (runs: readonly LeveledRun[]): LeveledRun[] => {
  const ordered = [...runs];
  const highest = Math.max(0, ...ordered.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start;
      while (end < ordered.length && ordered[end]!.level >= level) end += 1;
      ordered.splice(start, end - start, ...ordered.slice(start, end).toReversed());
      start = Math.max(start, end);
    }
  }
  return ordered;
};

/** Splits a line into runs in visual order, each with a face that has its characters. The base direction is left to right. */
export const textRuns = (line: string, style: Style): TextRun[] => {
  const text = line.normalize('NFC').replaceAll(diameter, 'Ø');
  const levels = turns.test(text) ? bidi.getEmbeddingLevels(text, 'ltr').levels : undefined;
  return inVisualOrder(leveledRuns(text, levels, style)).map(({ text: piece, face, level }) => {
    const isRightToLeft = level % 2 === 1;
    // Shaping reverses runs with a letter of a right-to-left script. Runs of spaces and brackets only are reversed here.
    const isTurnedHere = isRightToLeft && !isLetterOf.test(piece);
    return { text: isTurnedHere ? [...piece].toReversed().join('') : piece, face, isRightToLeft };
  });
};
