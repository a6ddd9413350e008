/**
 * Whether a trade code has the shop's format: `TR-` and nine digits, the last of which is a check digit
 * (Luhn, ISO/IEC 7812-1 annex B). It detects most mistyped codes without a register.
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
