import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** Brotli qualities: `quick` takes some milliseconds, and is used while a request waits; `small` takes about a hundred, for the smallest result. */
export const brotli = { quick: 5, small: constants.BROTLI_MAX_QUALITY };

/** Window size that holds the text. An encoder allocates memory for twice its window, which is 4 MB by default (RFC 7932, 9.1). */
const windowBits = (bytes: number): number => Math.min(constants.BROTLI_MAX_WINDOW_BITS, Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(bytes + 16))));

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Compresses a text in the thread pool. @param quality only for Brotli */
export const compress = (text: Buffer, encoding: Encoding, quality = brotli.quick): Promise<Buffer> => {
  if (encoding === 'gzip') return compressGzip(text, { level: 6 });
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_LGWIN } = constants;
  return compressBrotli(text, { params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: text.length, [BROTLI_PARAM_LGWIN]: windowBits(text.length) } });
};
