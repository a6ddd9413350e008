import { inflateSync } from 'node:zlib';
import type { Response } from 'supertest';

/** Parser for supertest that returns the response body as a buffer. */
export const asBuffer = (response: Response, done: (error: Error | null, body: Buffer) => void): void => {
  const parts: Buffer[] = [];
  response.on('data', (part: Buffer) => parts.push(part));
  response.on('end', () => done(null, Buffer.concat(parts)));
};

interface PdfObject {
  dictionary: string;
  stream: string;
}

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const objectsOf = (source: string): Map<string, PdfObject> =>
  new Map(
    [...source.matchAll(/(?<=^|\n)(\d+) 0 obj\n([^]*?)(?:stream\n([^]*?)\nendstream\n)?endobj/g)].map(([, number = '', dictionary = '', stream = '']) => [
      number,
      { dictionary, stream: stream && dictionary.includes('/FlateDecode') ? inflateSync(latin1(stream)).toString('latin1') : stream },
    ]),
  );
const utf16 = (hex: string): string => Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le');

/** Characters of each glyph of a font, from its ToUnicode map. */
const charactersOf = ({ stream }: PdfObject): string[] =>
  [...stream.matchAll(/\[(<[^\]]*>)\]/g)].flatMap(([, range = '']) => [...range.matchAll(/<([\da-f ]*)>/g)].map(([, hex = '']) => utf16(hex)));

/** Decodes the string of an `/ActualText` entry. */
const actualText = (written: string): string => {
  const plain = written.replaceAll(/\\([nrtbf()\\])/g, (_, escaped: string) => ({ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' })[escaped] ?? escaped);
  return plain.startsWith('\u00fe\u00ff') ? latin1(plain.slice(2)).swap16().toString('utf16le') : plain;
};

const tokens = /\/ActualText \((?<actual>(?:\\[^]|[^\\)])*)\)[^]*?BDC|(?<opens>BDC|BMC)|(?<closes>EMC)|\/(?<font>F\d+) [\d.]+ Tf|\[(?<glyphs>(?:<[\da-f]*>|[-\d. ])*)\] TJ/g;

/** Lines of a content stream. Unless `isDrawn`, the `/ActualText` of marked content replaces its drawn glyphs. */
const linesOf = (content: string, fonts: ReadonlyMap<string, string[]>, isDrawn: boolean): string[] => {
  const lines: string[] = [];
  const marks: boolean[] = [];
  let font: string[] = [];
  for (const { groups = {} } of content.matchAll(tokens)) {
    const isReplaced = marks.includes(true);
    if (groups['actual'] !== undefined && !isReplaced && !isDrawn) lines.push(actualText(groups['actual']));
    if (groups['actual'] !== undefined || groups['opens']) marks.push(groups['actual'] !== undefined && !isDrawn);
    if (groups['closes']) marks.pop();
    if (groups['font']) font = fonts.get(groups['font']) ?? [];
    if (groups['glyphs'] && !isReplaced)
      lines.push(
        [...groups['glyphs'].matchAll(/<([\da-f]*)>/g)]
          .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
          .map((glyph) => font[Number.parseInt(glyph, 16)] ?? '')
          .join(''),
      );
  }
  return lines;
};

const read = (pdf: Buffer, isDrawn: boolean): string => {
  const source = pdf.toString('latin1');
  const objects = objectsOf(source);
  const mapOf = (font: string) => objects.get(/\/ToUnicode (\d+) 0 R/.exec(objects.get(font)?.dictionary ?? '')?.[1] ?? '');
  const fonts = new Map([...source.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', font = '']) => [name, charactersOf(mapOf(font) ?? { dictionary: '', stream: '' })]));
  return [...objects.values()].flatMap(({ stream }) => linesOf(stream, fonts, isDrawn)).join('\n');
};

/** Text of a PDF, one line after the other, as search and screen readers extract it. */
export const textOf = (pdf: Buffer): string => read(pdf, false);
/** Characters of the glyphs of a PDF, in the order in which they are drawn from left to right. */
export const drawnTextOf = (pdf: Buffer): string => read(pdf, true);

export const pagesOf = (pdf: Buffer): number => [...pdf.toString('latin1').matchAll(/\/Type \/Page\b(?!s)/g)].length;
