import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';
import { LRUCache } from 'lru-cache';
import { unpackWoff } from './unpack-woff.js';

export type Style = 'plain' | 'bold';

/** A font file: the characters of one script of a family in one weight. */
export interface Face {
  /** File name, which is unique. */
  name: string;
  /** The font file. Each document parses it again, because fontkit stores the glyphs of one document in the parsed font. */
  bytes(): Buffer;
  has(codePoint: number): boolean;
}

interface Family {
  name: string;
  weights: Partial<Record<Style, number>>;
}
/** Noto families in the order in which they are searched, with their weights. Only the first family has a bold weight. */
const families: readonly Family[] = [
  { name: 'noto-sans', weights: { plain: 400, bold: 700 } },
  ...['noto-sans-arabic', 'noto-sans-hebrew', 'noto-sans-armenian', 'noto-sans-georgian', 'noto-sans-thai', 'noto-sans-math', 'noto-sans-sc', 'noto-sans-kr', 'noto-emoji'].map(
    (name) => ({
      name,
      weights: { plain: 400 },
    }),
  ),
];

/** Limit of fonts in memory. A document with European names needs three; a part of a Chinese font has 70 kB. */
const maxLoadedFonts = 48;
interface LoadedFont {
  bytes: Buffer;
  /** Parsed font, to look up characters. */
  font: Font;
}
const loadedFonts = new LRUCache<string, LoadedFont>({ max: maxLoadedFonts });

/** A build contains copies of the font files, because the font packages are not installed in production. */
const built = fileURLToPath(new URL('../../../fonts', import.meta.url));
const require = createRequire(import.meta.url);
const isBuilt = existsSync(built);
const pathOf = (name: string, file: string): string => (isBuilt ? `${built}/${name}/${file}` : require.resolve(`@fontsource/${name}/${file}`));
const read = (name: string, file: string): Buffer => readFileSync(pathOf(name, file));

const fontOf = (family: string, file: string): LoadedFont => {
  const known = loadedFonts.get(file);
  if (known) return known;
  const bytes = unpackWoff(read(family, `files/${file}`));
  const font = { bytes, font: create(bytes) };
  loadedFonts.set(file, font);
  return font;
};

type Range = readonly [first: number, last: number];
interface Part {
  ranges: readonly Range[];
  faces: Partial<Record<Style, Face>>;
}

/** Parses a CSS `unicode-range`. */
const rangesIn = (unicodeRange: string): Range[] =>
  unicodeRange.split(',').map((range) => {
    const [first, last = first] = range.trim().slice(2).split('-');
    return [Number.parseInt(first!, 16), Number.parseInt(last!, 16)];
  });

const rangesFile = 'unicode.json';
const rangesOf = (name: string): [script: string, unicodeRange: string][] => Object.entries(JSON.parse(read(name, rangesFile).toString()) as Record<string, string>);
/** File name of a script in a weight. Parts of Chinese and Korean have numbers in brackets as names. */
const fileOf = (name: string, script: string, weight: number): string => `${name}-${script.replaceAll(/[[\]]/g, '')}-${weight}-normal.woff`;

/** Font files that a build copies, and their paths in the build. */
export const fontSources = (): { source: string; path: string }[] =>
  families.flatMap(({ name, weights }) => {
    const fonts = rangesOf(name).flatMap(([script]) => Object.values(weights).map((weight) => `files/${fileOf(name, script, weight)}`));
    return [rangesFile, ...fonts].map((file) => ({ source: require.resolve(`@fontsource/${name}/${file}`), path: `${name}/${file}` }));
  });

/** Parses the parts of a family from its package. It is read only when no earlier family has a character. */
const partsOf = ({ name, weights }: Family): Part[] =>
  rangesOf(name).map(([script, range]) => {
    const faceOf = (weight: number): Face => {
      const file = fileOf(name, script, weight);
      return { name: file, bytes: () => fontOf(name, file).bytes, has: (codePoint) => fontOf(name, file).font.hasGlyphForCodePoint(codePoint) };
    };
    return { ranges: rangesIn(range), faces: Object.fromEntries(Object.entries(weights).map(([style, weight]) => [style, faceOf(weight)])) };
  });
const partsByFamily = new Map<string, Part[]>();
const knownParts = (family: Family): Part[] => {
  const parts = partsByFamily.get(family.name) ?? partsOf(family);
  partsByFamily.set(family.name, parts);
  return parts;
};

const faceIn = ({ faces }: Part, style: Style): Face => faces[style] ?? faces.plain!;
const faceByCharacter = { plain: new Map<number, Face | undefined>(), bold: new Map<number, Face | undefined>() };

const findFace = (codePoint: number, style: Style): Face | undefined => {
  for (const family of families) {
    for (const part of knownParts(family)) {
      if (!part.ranges.some(([first, last]) => codePoint >= first && codePoint <= last)) continue;
      const face = faceIn(part, style);
      if (face.has(codePoint)) return face;
    }
  }
  return undefined;
};

/** The first face that has a character; undefined when none has it. The result is cached. */
export const faceOf = (codePoint: number, style: Style): Face | undefined => {
  const known = faceByCharacter[style];
  if (!known.has(codePoint)) known.set(codePoint, findFace(codePoint, style));
  return known.get(codePoint);
};
