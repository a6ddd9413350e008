import { inflateSync } from 'node:zlib';
import type { Response } from 'supertest';

/** Lets supertest read a file whole. */
export const asBuffer = (response: Response, done: (error: Error | null, body: Buffer) => void): void => {
  const parts: Buffer[] = [];
  response.on('data', (part: Buffer) => parts.push(part));
  response.on('end', () => done(null, Buffer.concat(parts)));
};

/** What a PDF printed in a reader's own fonts says, line after line, without the spaces between its pieces. */
export const textOf = (pdf: Buffer): string => {
  const source = pdf.toString('latin1');
  const streams = [...source.matchAll(/\/FlateDecode[^]*?stream\n([^]*?)\nendstream/g)].map((match) => inflateSync(Buffer.from(match[1]!, 'latin1')).toString('latin1'));
  return streams
    .flatMap((stream) => [...stream.matchAll(/\[((?:<[\da-f]*>|[-\d. ])*)\] TJ/g)])
    .map(([, pieces = '']) => Buffer.from([...pieces.matchAll(/<([\da-f]*)>/g)].map((piece) => piece[1]).join(''), 'hex'))
    .map((text) => new TextDecoder('windows-1252').decode(text))
    .join('\n');
};

export const pagesOf = (pdf: Buffer): number => [...pdf.toString('latin1').matchAll(/\/Type \/Page\b(?!s)/g)].length;
