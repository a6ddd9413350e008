import { InvalidArgumentError } from 'commander';

/** The address of a site, as somebody types it. */
export const addressOf = (word: string): string => {
  if (!URL.canParse(word) || !/^https?:$/.test(new URL(word).protocol)) throw new InvalidArgumentError('An address such as http://localhost:3000.');
  return word;
};
