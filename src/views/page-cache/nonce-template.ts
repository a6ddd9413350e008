import { crc32 } from 'node:zlib';
import { changed } from './crc32.js';

/** Length of a nonce, which is a UUID. */
export const nonceLength = 36;

/**
 * Placeholder for the nonce in cached bytes. Its first byte does not occur in UTF-8, nor does any pair of its adjacent bytes, so that a
 * compressor finds matches for it only in other gaps. Its bytes are irregular, so that it cannot be compressed.
 */
export const placeholder = Buffer.from(Array.from({ length: nonceLength }, (_, at) => (at === 0 ? 0xff : 0xc0 + ((at * 37) % 64))));
const checksumOfPlaceholder = crc32(placeholder);

/** Positions of a pattern in bytes. */
export const positionsOf = (pattern: string | Buffer, bytes: Buffer): number[] => {
  const places: number[] = [];
  for (let at = bytes.indexOf(pattern); at >= 0; at = bytes.indexOf(pattern, at + pattern.length)) places.push(at);
  return places;
};

/** How to update the checksum at the end of the bytes (gzip) after filling the gaps. */
export interface Checksum {
  at: number;
  /** Checksum with unfilled gaps. */
  value: number;
  weight: number;
}

/** Bytes with gaps for a nonce. */
export class NonceTemplate {
  /** A copy that was sent and can be reused: copying a page costs more than all other steps of sending it. */
  private spareCopy: Buffer | undefined;
  private readonly positions: readonly number[];

  constructor(
    readonly bytes: Buffer,
    private readonly checksum?: Checksum,
  ) {
    this.positions = positionsOf(placeholder, bytes);
  }

  /** Returns a copy with the nonce in all gaps. The caller owns it until `release`. */
  fill(nonce: string): Buffer {
    const copy = this.spareCopy ?? Buffer.from(this.bytes);
    this.spareCopy = undefined;
    const filling = Buffer.from(nonce, 'latin1');
    for (const at of this.positions) copy.set(filling, at);
    if (this.checksum) copy.writeUInt32LE(changed(this.checksum.value, this.checksum.weight, crc32(nonce) ^ checksumOfPlaceholder), this.checksum.at);
    return copy;
  }

  /** Returns a copy that is no longer in use. */
  release(copy: Buffer): void {
    this.spareCopy = copy;
  }
}
