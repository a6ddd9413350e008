import bidiFactory from 'bidi-js';
import { type Face, faceOf, type Style } from './faces.js';

interface Bidi {
  /** @returns for each code unit its level: an odd one runs from right to left */
  getEmbeddingLevels(text: string, direction: 'ltr'): { levels: Uint8Array };
  getMirroredCharacter(character: string): string | null;
}
/** The package describes its default export for bundlers alone. */
const bidi = (bidiFactory as unknown as () => Bidi)();

/** A piece of a line in one face and one direction. Right-to-left text stands in its logical order: the face's shaping turns it. */
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

/** Characters that turn the direction of a line, or are of a script that does. */
const turns = /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** Marks that stand on the character before them, and joiners: they belong to its face where that has them. */
const clings = /[\p{M}\u200c\u200d]/u;
const isInvisible = (character: string): boolean => /[\p{Default_Ignorable_Code_Point}\p{Cc}]/u.test(character);
/** Letters of a script choose their face; spaces, digits and punctuation stay in the one before where it has them. */
const isOfAnyScript = (character: string): boolean => /[\p{Script=Common}\p{Script=Inherited}]/u.test(character) && !/\p{Extended_Pictographic}/u.test(character);
/** No face has the sign of a diameter, which is drawn like this letter. */
const diameter = '⌀';
/** Stands where no face has a character. */
const replacement = '\ufffd';
const isLetterOf = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

const faceFor = (character: string, before: Face | undefined, style: Style): Face | undefined => {
  const codePoint = character.codePointAt(0)!;
  const staysWith = before && (clings.test(character) || isOfAnyScript(character)) && before.has(codePoint);
  return staysWith ? before : faceOf(codePoint, style);
};

/** Pieces of one face and one level, in logical order. */
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

/** Reverses every stretch of pieces at a level or above it, from the highest level down (Unicode Bidirectional Algorithm, rule L2). */
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

/** A line as it is drawn from left to right, each piece with the face that has its characters. The line itself runs from left to right. */
export const textRuns = (line: string, style: Style): TextRun[] => {
  const text = line.normalize('NFC').replaceAll(diameter, 'Ø');
  const levels = turns.test(text) ? bidi.getEmbeddingLevels(text, 'ltr').levels : undefined;
  return inVisualOrder(leveledRuns(text, levels, style)).map(({ text: piece, face, level }) => {
    const isRightToLeft = level % 2 === 1;
    // Shaping turns what holds a letter of such a script; spaces and brackets alone are turned here.
    const isTurnedHere = isRightToLeft && !isLetterOf.test(piece);
    return { text: isTurnedHere ? [...piece].toReversed().join('') : piece, face, isRightToLeft };
  });
};
