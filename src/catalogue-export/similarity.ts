/** Smallest similarity that counts as alike: the default of PostgreSQL's `%`. */
export const leastSimilarity = 0.3;

/** Trigrams of a word with two spaces before and one after it, as in PostgreSQL's pg_trgm. */
export const trigramsOf = (word: string): ReadonlySet<string> => {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
};

/** Share of the trigrams that two words have in common, from 0 to 1. */
export const similarityOf = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  let common = 0;
  for (const trigram of one) if (other.has(trigram)) common += 1;
  return common / (one.size + other.size - common);
};
