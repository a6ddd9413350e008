/**
 * Whether a trade code is one of ours: `TR-` and nine digits, the last of which is the check digit of the others
 * (Luhn, ISO/IEC 7812-1 annex B), so that a mistyped or invented code is told from a given one without a register.
 */
export const isLicenceCode = (code: string): boolean => {
  const digits = /^TR-?(\d{9})$/i.exec(code.replaceAll(' ', ''))?.[1];
  if (!digits) return false;
  const sum = [...digits].toReversed().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
};
