/** Formats an IBAN in groups of four (ISO 13616). */
export const printedIban = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, '$1 ');

/**
 * Sort code and account number, which British banks use instead of an IBAN.
 * @returns undefined for an account outside the United Kingdom
 * @see ISO 13616 registry: GB, two check digits, four letters, sort code, account number
 */
export const britishAccount = (iban: string): { sortCode: string; accountNumber: string } | undefined => {
  const [, sort, accountNumber] = /^GB\d{2}[A-Z]{4}(\d{6})(\d{8})$/.exec(iban) ?? [];
  return sort && accountNumber ? { sortCode: sort.replaceAll(/(\d{2})(?=\d)/g, '$1-'), accountNumber } : undefined;
};
