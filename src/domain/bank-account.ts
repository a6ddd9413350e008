/** An IBAN in groups of four, as it is printed (ISO 13616). */
export const printedIban = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, '$1 ');

/**
 * What British banks ask for instead of an IBAN, which contains both.
 * @returns undefined for an account elsewhere
 * @see ISO 13616 registry: GB, two check digits, four letters, sort code, account number
 */
export const britishAccount = (iban: string): { sortCode: string; accountNumber: string } | undefined => {
  const [, sort, accountNumber] = /^GB\d{2}[A-Z]{4}(\d{6})(\d{8})$/.exec(iban) ?? [];
  return sort && accountNumber ? { sortCode: sort.replaceAll(/(\d{2})(?=\d)/g, '$1-'), accountNumber } : undefined;
};
