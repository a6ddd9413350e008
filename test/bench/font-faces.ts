type Range = [first: number, last: number];

const everything: Range[] = [[0, 0x10_ff_ff]];
const rangesIn = (text: string): Range[] =>
  text.split(',').map((part) => {
    const [first, last = first] = part.trim().slice(2).split('-');
    return [Number.parseInt(first!, 16), Number.parseInt(last!, 16)];
  });

const facesIn = (css: string) =>
  [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, rules]) => {
    const url = /url\(['"]?([^)'"]+\.woff2)/.exec(rules!)?.[1];
    const range = /unicode-range:([^;]+)/.exec(rules!)?.[1];
    return url ? [{ url, family: /font-family:([^;]+)/.exec(rules!)![1]!, ranges: range ? rangesIn(range) : everything }] : [];
  });

/** Font files that a browser loads for a text, if the text is set in every family. Within a family, the last face whose range contains a character applies (CSS Fonts 4, 5.3). */
export const fontsFor = (css: string, text: string): string[] => {
  const codes = [...new Set(text)].map((character) => character.codePointAt(0)!);
  const families = [...Map.groupBy(facesIn(css), ({ family }) => family).values()];
  const requested = families.flatMap((faces) => codes.flatMap((code) => faces.findLast(({ ranges }) => ranges.some(([first, last]) => first <= code && code <= last))?.url ?? []));
  return [...new Set(requested)];
};
