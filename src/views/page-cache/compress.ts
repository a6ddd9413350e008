import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { type BrotliCompress, brotliDecompress, constants, createBrotliCompress, createGzip, type Gzip, gunzip } from 'node:zlib';
import { weightOf } from './crc32.js';
import { nonceLength, NonceTemplate, placeholder, positionsOf } from './nonce-template.js';

export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** Brotli qualities: `quick` takes some milliseconds, and is used while a request waits; `small` takes about a hundred, for the smallest result. */
export const brotli = { quick: 5, small: constants.BROTLI_MAX_QUALITY };

/** Window size that holds the text. An encoder allocates memory for twice its window, which is 4 MB by default (RFC 7932, 9.1). */
const windowBits = (bytes: number): number => Math.min(constants.BROTLI_MAX_WINDOW_BITS, Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(bytes + 16))));

const codecs = {
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
    /** Flush operation that outputs all pending data and keeps the compression state. */
    flush: constants.BROTLI_OPERATION_FLUSH,
  },
  gzip: { open: () => createGzip({ level: 6 }), decompress: promisify(gunzip), flush: constants.Z_SYNC_FLUSH },
};

/** Bytes around a gap that must stay uncompressed: the gap and the two bytes behind it, which Brotli uses as context. */
const rawBytes = nonceLength + 2;

/** Splits a text around its first and its last gap. The gaps between are compressed as copies of the first, so the decompressor fills them too. */
const splitAtPlaceholders = (text: Buffer, gaps: readonly number[]): Buffer[] => {
  const cuts = [gaps[0]!, gaps[0]! + rawBytes, gaps.at(-1)!, gaps.at(-1)! + rawBytes, text.length];
  const ends = [...new Set(cuts)];
  return ends.map((end, at) => text.subarray(ends[at - 1] ?? 0, end));
};

/** Compresses the pieces as one stream that is flushed to a byte boundary after each piece. Incompressible pieces, such as gaps, are stored uncompressed. */
const compressPieces = (coder: BrotliCompress | Gzip, flush: number, pieces: readonly Buffer[]): Promise<Buffer> => {
  const feed = ([piece, ...rest]: readonly Buffer[]): void => {
    if (!piece || rest.length === 0) return void coder.end(piece);
    coder.write(piece);
    coder.flush(flush, () => feed(rest));
  };
  feed(pieces);
  return buffer(coder);
};

/** Length of gzip's trailer in bytes: checksum and length. */
const trailer = 8;

/**
 * Compresses a text with gaps once, so that nonces can be inserted into the compressed bytes. The result is verified by decompression.
 * @param quality only for Brotli; with `small`, it succeeds for pages with one gap, and rarely for others
 * @returns undefined if the result does not decompress to the text
 */
export const compress = async (text: NonceTemplate, encoding: Encoding, quality = brotli.quick): Promise<NonceTemplate | undefined> => {
  const { open, decompress, flush } = codecs[encoding];
  const gaps = positionsOf(placeholder, text.bytes);
  const pieces = gaps.length ? splitAtPlaceholders(text.bytes, gaps) : [text.bytes];
  const bytes = await compressPieces(open(quality, text.bytes.length), flush, pieces);
  const at = bytes.length - trailer;
  const weight = weightOf(gaps.map((place) => text.bytes.length - place - nonceLength));
  const stencil = new NonceTemplate(bytes, encoding === 'gzip' ? { at, value: bytes.readUInt32LE(at), weight } : undefined);
  const nonce = randomUUID();
  const decompressed = await decompress(stencil.fill(nonce)).catch(() => undefined);
  return decompressed?.equals(text.fill(nonce)) ? stencil : undefined;
};
