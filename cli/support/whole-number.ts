import { InvalidArgumentError } from 'commander';

/** Returns a parser of whole numbers from 1 to `most`. */
export const integerUpTo =
  (most: number) =>
  (word: string): number => {
    const count = Number(word);
    if (!Number.isInteger(count) || count < 1 || count > most) throw new InvalidArgumentError(`Between 1 and ${most}.`);
    return count;
  };
