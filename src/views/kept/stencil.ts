import { crc32 } from 'node:zlib';
import { changed } from './crc32.js';

/** Length of a nonce: that of a UUID. */
export const nonceLength = 36;

/**
 * Stands in kept bytes where the nonce of an answer goes. Its first byte occurs in no UTF-8, and no two neighbours of it do:
 * a compressor finds it nowhere but in other gaps, so that nothing but gaps is ever copied from one.
 * It has no order, which makes it too dear to compress.
 */
export const gap = Buffer.from(Array.from({ length: nonceLength }, (_, at) => (at === 0 ? 0xff : 0xc0 + ((at * 37) % 64))));
const checksumOfGap = crc32(gap);

/** Where a pattern stands in bytes. */
export const placesOf = (pattern: string | Buffer, bytes: Buffer): number[] => {
  const places: number[] = [];
  for (let at = bytes.indexOf(pattern); at >= 0; at = bytes.indexOf(pattern, at + pattern.length)) places.push(at);
  return places;
};

/** How a checksum at the end of bytes (gzip's) follows what fills their gaps. */
export interface Checksum {
  at: number;
  /** With the gaps as they are. */
  value: number;
  weight: number;
}

/** Ready bytes with gaps for a nonce. */
export class Stencil {
  /** A copy that has been sent and can be filled anew: to copy a page costs more than all else that sending it takes. */
  private spare: Buffer | undefined;
  private readonly gaps: readonly number[];

  constructor(
    readonly bytes: Buffer,
    private readonly checksum?: Checksum,
  ) {
    this.gaps = placesOf(gap, bytes);
  }

  /** A copy with the nonce in all gaps, the caller's until given back. */
  fill(nonce: string): Buffer {
    const copy = this.spare ?? Buffer.from(this.bytes);
    this.spare = undefined;
    const filling = Buffer.from(nonce, 'latin1');
    for (const at of this.gaps) copy.set(filling, at);
    if (this.checksum) copy.writeUInt32LE(changed(this.checksum.value, this.checksum.weight, crc32(nonce) ^ checksumOfGap), this.checksum.at);
    return copy;
  }

  /** Takes back a copy that nobody reads any more. */
  giveBack(copy: Buffer): void {
    this.spare = copy;
  }
}
