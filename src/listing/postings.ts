/**
 * Posting list of a word: the families that contain it, with the weight of the place: `0` name, `1` category, `2` attributes
 * and colours, `3` summary. Each family, by rising ordinal, is one varint (LEB128): the difference from the previous ordinal,
 * shifted left by two bits, and the weight in these two bits.
 */
export class Postings {
  private bytes = Buffer.alloc(4);
  private length = 0;
  private last = 0;
  families = 0;

  /** @param ordinal higher than all before */
  add(ordinal: number, weight: number): void {
    let rest = ((ordinal - this.last) << 2) | weight;
    for (; rest > 127; rest >>>= 7) this.push((rest & 127) | 128);
    this.push(rest);
    this.last = ordinal;
    this.families += 1;
  }

  /** PostgreSQL's hex format for the `bytea` column. */
  toHex = (): string => `\\x${this.bytes.toString('hex', 0, this.length)}`;

  private push(byte: number): void {
    if (this.length === this.bytes.length) this.bytes = Buffer.concat([this.bytes], this.length * 2);
    this.bytes[this.length] = byte;
    this.length += 1;
  }
}

/** Lowers `weights` to the weight of each family in the posting list; lower weights stay. @param weights by ordinal */
export const applyWeights = (postings: Uint8Array, weights: Uint8Array): void => {
  let ordinal = 0;
  for (let at = 0; at < postings.length; at += 1) {
    let [number, shift] = [0, 0];
    for (; postings[at]! > 127; at += 1, shift += 7) number |= (postings[at]! & 127) << shift;
    number |= postings[at]! << shift;
    ordinal += number >>> 2;
    const weight = number & 3;
    if (weight < weights[ordinal]!) weights[ordinal] = weight;
  }
};
