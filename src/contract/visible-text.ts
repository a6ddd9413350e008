/** Invisible characters to keep: joiners in emoji and in Arabic or Indic words, and variation selectors of emoji and Han characters. */
const needed =
  '(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F])\\u200D(?=\\p{Extended_Pictographic})' +
  '|(?<=[\\p{L}\\p{M}])(?<![\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}])[\\u200C\\u200D](?=\\p{L})' +
  '|(?<=[\\p{Emoji}])[\\uFE0E\\uFE0F]|(?<=\\p{Script=Han})[\\u{E0100}-\\u{E01EF}]';
/** Invisible characters: zero-width spaces and joiners, soft hyphens, directional marks, fillers and tags. */
const hidden = new RegExp(`(?!${needed})[\\p{Default_Ignorable_Code_Point}\\uFFF9-\\uFFFB]`, 'gu');

/**
 * Removes the invisible characters of a typed or pasted text.
 * @see https://www.unicode.org/reports/tr44/#Default_Ignorable_Code_Point
 */
export const visibleText = (typed: string): string => typed.replaceAll(hidden, '');
