/** The two fonts of every site, with their ranges of weights. Each site has one weight for headings (`--heading-weight`). */
export const fontFaces = {
  'Bricolage Grotesque Variable': { file: 'bricolage-grotesque', weights: [500, 800] },
  'Hanken Grotesk Variable': { file: 'hanken-grotesk', weights: [400, 700] },
} as const;

/**
 * Characters of the first font file (CSS `unicode-range`): those of our texts, without rare ones, so that the file fits into the first
 * round trip of a connection (14 kB). The other characters are in a second file, which the browser loads only for pages that need it.
 */
export const coreRange =
  'U+20-22,U+25-3B,U+3D,U+3F-5A,U+5F,U+61-7A,U+7C,U+A0,U+A3,U+AB,U+B0-B3,U+B7,U+BB,U+C0,U+C4,U+C9,U+D6-D7,U+DC,U+DF-E0,U+E2,U+E4,U+E7-EB,U+EE-EF,U+F3-F4,U+F6,U+F9,U+FB-FC,U+153,U+2013,U+2018-2019,U+201C,U+201E,U+2026,U+20AC,U+2212';
/** Characters that both fonts contain (their latin subset), so that the browser requests no file in vain. */
export const wholeRange = 'U+20-2FF,U+2013-2026,U+2039-2044,U+20AC,U+2122,U+2212';
/** Paths of a font's files: `core` is loaded by each page, `rest` on demand. */
export const fontFiles = (file: string) => ({ core: `/fonts/${file}.woff2`, rest: `/fonts/${file}-rest.woff2` });
