import { InvalidArgumentError } from 'commander';

/** Reads a word as a whole number from 1 on. */
export const wholeUpTo =
  (most: number) =>
  (word: string): number => {
    const count = Number(word);
    if (!Number.isInteger(count) || count < 1 || count > most) throw new InvalidArgumentError(`Between 1 and ${most}.`);
    return count;
  };
