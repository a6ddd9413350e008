import { InvalidArgumentError } from 'commander';

/** Minor units of an amount such as `12`, `12.50` or `12,50`. */
export const amountOf = (word: string): number => {
  if (!/^\d{1,7}([.,]\d{2})?$/.test(word) || Number(word.replace(',', '.')) === 0) throw new InvalidArgumentError('Use an amount such as 12 or 12.50.');
  return Math.round(Number(word.replace(',', '.')) * 100);
};

/** Minor units as an amount without currency, `12.50`. */
export const formatAmount = (amount: number): string => (amount / 100).toFixed(2);
