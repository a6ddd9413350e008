/** CRC-32 polynomial (ISO 3309), with reflected bits as in zlib: the highest bit is the coefficient of x⁰. */
const polynomial = 0xedb88320;
const one = 0x80000000;
const byte = 0x00800000;

/** Product of two polynomials modulo the CRC-32 polynomial (zlib's `multmodp`). */
const product = (factor: number, other: number): number => {
  let sum = 0;
  for (let bit = 31; bit >= 0; bit -= 1) {
    if ((factor >>> bit) & 1) sum ^= other;
    other = other & 1 ? (other >>> 1) ^ polynomial : other >>> 1;
  }
  return sum >>> 0;
};

/** Factor by which a change affects the checksum if the given number of bytes follow it. */
const weightBefore = (bytes: number): number => {
  let weight = one;
  for (let left = bytes, power = byte; left > 0; left >>>= 1, power = product(power, power)) if (left & 1) weight = product(weight, power);
  return weight;
};

/**
 * Sum of the factors of several places. CRC-32 is linear: the same change at several places changes the checksum by this sum times the checksum of the change.
 * @param ends number of bytes after each place
 */
export const weightOf = (ends: readonly number[]): number => ends.reduce((sum, bytes) => sum ^ weightBefore(bytes), 0) >>> 0;

/** Updates a checksum after a change. @param weight from `weightOf` @param change XOR of the changed part's checksums before and after */
export const changed = (checksum: number, weight: number, change: number): number => (checksum ^ product(weight, change)) >>> 0;
