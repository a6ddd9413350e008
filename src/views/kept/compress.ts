import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { type BrotliCompress, brotliDecompress, constants, createBrotliCompress, createGzip, type Gzip, gunzip } from 'node:zlib';
import { weightOf } from './crc32.js';
import { gap, nonceLength, placesOf, Stencil } from './stencil.js';

export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** Of Brotli: while somebody waits for it, some milliseconds; and as small as can be, in a hundred. */
export const brotli = { quick: 5, small: constants.BROTLI_MAX_QUALITY };

/** Of a window that holds a text whole, and no more: a coder takes memory for twice its window, which by itself is 4 MB (RFC 7932, 9.1). */
const windowBits = (bytes: number): number => Math.min(constants.BROTLI_MAX_WINDOW_BITS, Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(bytes + 16))));

const coders = {
  br: {
    open: (quality: number, bytes: number) =>
      createBrotliCompress({
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
          [constants.BROTLI_PARAM_LGWIN]: windowBits(bytes),
        },
      }),
    decompress: promisify(brotliDecompress),
    /** Gives out all there is, and forgets nothing of it. */
    flush: constants.BROTLI_OPERATION_FLUSH,
  },
  gzip: { open: () => createGzip({ level: 6 }), decompress: promisify(gunzip), flush: constants.Z_SYNC_FLUSH },
};

/** Bytes that stay raw for a gap: with two behind it, since brotli reads on by the last two. */
const reach = nonceLength + 2;

/** The text, cut round its first gap and its last: those between are copied from the first, by whoever decompresses. */
const cut = (text: Buffer, gaps: readonly number[]): Buffer[] => {
  const cuts = [gaps[0]!, gaps[0]! + reach, gaps.at(-1)!, gaps.at(-1)! + reach, text.length];
  const ends = [...new Set(cuts)];
  return ends.map((end, at) => text.subarray(ends[at - 1] ?? 0, end));
};

/** The pieces compressed one after the other, each with all before it in mind, and ending with a whole byte: what does not shrink stays raw. */
const compressPieces = (coder: BrotliCompress | Gzip, flush: number, pieces: readonly Buffer[]): Promise<Buffer> => {
  const feed = ([piece, ...rest]: readonly Buffer[]): void => {
    if (!piece || rest.length === 0) return void coder.end(piece);
    coder.write(piece);
    coder.flush(flush, () => feed(rest));
  };
  feed(pieces);
  return buffer(coder);
};

/** Bytes that gzip ends with: checksum and length. */
const trailer = 8;

/**
 * A text with gaps, compressed once, so that nonces can be filled into the compressed bytes.
 * It is tried out before it is used.
 * @param quality of Brotli alone; as small as can be, pages with one gap are made, and hardly others @returns undefined where it does not decompress to the text
 */
export const compress = async (text: Stencil, encoding: Encoding, quality = brotli.quick): Promise<Stencil | undefined> => {
  const { open, decompress, flush } = coders[encoding];
  const gaps = placesOf(gap, text.bytes);
  const pieces = gaps.length ? cut(text.bytes, gaps) : [text.bytes];
  const bytes = await compressPieces(open(quality, text.bytes.length), flush, pieces);
  const at = bytes.length - trailer;
  const weight = weightOf(gaps.map((place) => text.bytes.length - place - nonceLength));
  const stencil = new Stencil(bytes, encoding === 'gzip' ? { at, value: bytes.readUInt32LE(at), weight } : undefined);
  const nonce = randomUUID();
  const tried = await decompress(stencil.fill(nonce)).catch(() => undefined);
  return tried?.equals(text.fill(nonce)) ? stencil : undefined;
};
