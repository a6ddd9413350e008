/** Shortest prefix by which article numbers are searched; shorter ones match too many. */
const shortest = 3;

/** Characters that separate the parts of an article number as people type or copy it. */
const separators = /[\p{Pd}\s._/\\+,]+/gu;
/** An article number without separators: code, colour, number. */
const compact = /^([a-z]{3})([a-z]{3,})(\d{2,})$/i;

/**
 * Beginnings of article numbers that a search text can mean, with hyphens between their parts; empty when it is none. Several words are
 * an article number only if they contain a digit or begin with a code of three letters.
 */
export const articleNumbersIn = (q: string): string[] => {
  const text = q.trim();
  const hyphenated = text.replaceAll(separators, '-').replace(/-+$/, '');
  const isOneWord = !/\s/.test(text);
  if (hyphenated.length < shortest || !(isOneWord || /\d|^[a-z]{3}-/i.test(hyphenated))) return [];
  const parts = compact.exec(hyphenated);
  return parts ? [hyphenated, parts.slice(1).join('-')] : [hyphenated];
};
