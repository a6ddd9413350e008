import { InvalidArgumentError } from 'commander';

/** Parses a calendar day such as `2026-12-01`. */
export const dayIn = (word: string): string => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(word) || Number.isNaN(Date.parse(word))) throw new InvalidArgumentError('Write a day such as 2026-12-01.');
  return word;
};
