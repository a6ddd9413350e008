/** Materials by which lists filter, each with words that the English text of a product contains. The first that matches counts. */
const words = {
  aluminium: /\baluminium\b/,
  steel: /\bsteel\b/,
  wood: /\b(?:larch|oak|walnut|pine|birch|paulownia|wood|veneer|mdf)\b/,
  'mineral-wool': /\b(?:mineral|glass|stone|rock) ?wool\b/,
  'melamine-foam': /\bmelamine foam\b/,
  'cork-rubber': /\b(?:cork|rubber granules)\b/,
  'pu-foam': /\b(?:polyurethane foam|pu foam)\b/,
  'pet-felt': /\bpet felt\b/,
  'polyester-felt': /\bpolyester felt\b/,
  'polyester-fibre': /\bpolyester (?:fibre|wool)\b/,
  'polyester-fabric': /\bwoven polyester\b/,
  vinyl: /\bvinyl\b/,
  bitumen: /\bbitumen\b/,
  'hybrid-polymer': /\bhybrid polymer\b/,
} as const satisfies Record<string, RegExp>;
export type Material = keyof typeof words;
export const materialIds = Object.keys(words) as Material[];

/** The material of a product by the English text of its attribute; undefined if the table has none. */
export const materialOf = (english: string): Material | undefined => materialIds.find((id) => words[id].test(english.toLowerCase()));

/** The material that was an option as a text earlier; other values are returned unchanged. */
export const asMaterial = (value: string): string => (Object.hasOwn(words, value) ? value : (materialOf(value) ?? value));

const longestOption = 24;
/** Whether a text can be an option of a filter: short, and one term without figures, parts or remarks. */
export const isComparable = (text: string): boolean => text.length <= longestOption && !/[\d,;:()]/.test(text);

/** Class of reaction to fire. @see EN 13501-1, tables 1 to 4 */
export const isFireClass = (text: string): boolean => /^(?:a1|a2|[b-f])(?:fl|l)?(?:-s[1-3])?(?:,\s?d[0-2])?$/i.test(text);
