/** CRC-32's polynomial (ISO 3309), bits reflected as zlib has them: the highest bit stands for 1. */
const polynomial = 0xedb88320;
const one = 0x80000000;
const byte = 0x00800000;

/** Product of two polynomials modulo CRC-32's (zlib's `multmodp`). */
const product = (factor: number, other: number): number => {
  let sum = 0;
  for (let bit = 31; bit >= 0; bit -= 1) {
    if ((factor >>> bit) & 1) sum ^= other;
    other = other & 1 ? (other >>> 1) ^ polynomial : other >>> 1;
  }
  return sum >>> 0;
};

/** What a change weighs so many bytes before the end. */
const weightBefore = (bytes: number): number => {
  let weight = one;
  for (let left = bytes, power = byte; left > 0; left >>>= 1, power = product(power, power)) if (left & 1) weight = product(weight, power);
  return weight;
};

/**
 * CRC-32 is linear: the same change at several places changes the checksum of the whole by the sum of their weights, times the change's own.
 * @param ends how many bytes follow each place
 */
export const weightOf = (ends: readonly number[]): number => ends.reduce((sum, bytes) => sum ^ weightBefore(bytes), 0) >>> 0;

/** The checksum of a whole whose parts of this weight changed. @param change the parts' own checksums, before and after, by exclusive or */
export const changed = (checksum: number, weight: number, change: number): number => (checksum ^ product(weight, change)) >>> 0;
