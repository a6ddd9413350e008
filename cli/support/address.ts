import { InvalidArgumentError } from 'commander';

/** Validates an HTTP or HTTPS address. */
export const addressOf = (word: string): string => {
  if (!URL.canParse(word) || !/^https?:$/.test(new URL(word).protocol)) throw new InvalidArgumentError('Use an address such as http://localhost:3000.');
  return word;
};
