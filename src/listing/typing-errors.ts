/** Edit distance of two words: missing, additional, wrong and swapped letters (optimal string alignment). */
export const typingErrors = (one: string, other: string): number => {
  let before: number[] = [];
  let previous = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at += 1) {
    const current = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const isSame = one[at - 1] === other[to - 1];
      const isSwapped = at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1];
      current[to] = Math.min(previous[to]! + 1, current[to - 1]! + 1, previous[to - 1]! + (isSame ? 0 : 1), isSwapped ? before[to - 2]! + 1 : Number.POSITIVE_INFINITY);
    }
    [before, previous] = [previous, current];
  }
  return previous[other.length]!;
};

/** Largest edit distance at which a word counts as misspelt: 0 to 3 by its length; 0 for words with digits. */
export const allowedTypingErrors = (word: string): number => {
  if (/\d/.test(word) || word.length < 4) return 0;
  if (word.length < 6) return 1;
  return word.length < 10 ? 2 : 3;
};
