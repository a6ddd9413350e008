/**
 * Which families bear a word, and how well: `0` in the name, `1` in a category, `2` in attributes and colours, `3` in
 * the summary. A number a family, rising: what its ordinal adds to the one before, and the weight in the last two bits;
 * seven bits a byte, the lowest first, the eighth says that more follow.
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

  /** As a column takes it. */
  toHex = (): string => `\\x${this.bytes.toString('hex', 0, this.length)}`;

  private push(byte: number): void {
    if (this.length === this.bytes.length) this.bytes = Buffer.concat([this.bytes], this.length * 2);
    this.bytes[this.length] = byte;
    this.length += 1;
  }
}

/** Notes of each family that bears a word how well it does, unless it is noted better already. @param weights by ordinal */
export const noteWeights = (postings: Uint8Array, weights: Uint8Array): void => {
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
