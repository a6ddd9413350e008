import type { ListingIndex } from './listing-index.js';
import { type Families, familiesBetween } from './families.js';
import { applyWeights } from './postings.js';
import type { Expression } from './expression.js';

/** Families by name: in `ordered`, `start` to `exactEnd` (exclusive) have exactly this name, and `start` to `prefixEnd` have names that begin with it. */
export interface NameMatches {
  ordered: Int32Array;
  start: number;
  exactEnd: number;
  prefixEnd: number;
}

/** Result of a search. */
export interface SearchMatches {
  families: Families;
  /** Rank of each family by ordinal; 0 is the best, `rank.none` is no match. */
  ranks: Uint8Array;
}

/**
 * Ranks, best first: the exact name; a prefix of the name; the name contains the typed words; the name contains words with the same
 * meaning (synonyms, corrected words). 4 is a match in the categories, 5 in attributes or an article number, 6 in the summary.
 */
const rank = { sameName: 0, begunName: 1, named: 2, alikeNamed: 3, attribute: 5, none: 7 };
/** Weight of a family that does not contain the word; the weights of `postings.ts` are lower. */
const notContained = 4;

/** The weight of each family for an expression, by ordinal: of a disjunction the lowest weight of its operands, of a conjunction the highest. */
const weigh = (expression: Expression, postings: ReadonlyMap<string, Uint8Array>, count: number): Uint8Array => {
  const weights = new Uint8Array(count).fill(notContained);
  if (typeof expression === 'string') {
    applyWeights(postings.get(expression)!, weights);
    return weights;
  }
  const isAll = expression.kind === 'all';
  if (isAll) weights.fill(0);
  for (const one of expression.of) {
    // Plain loops for speed: they run over every family of the catalogue.
    if (!isAll && typeof one === 'string') applyWeights(postings.get(one)!, weights);
    else {
      const others = weigh(one, postings, count);
      for (let at = 0; at < count; at += 1) if (isAll ? others[at]! > weights[at]! : others[at]! < weights[at]!) weights[at] = others[at]!;
    }
  }
  return weights;
};

/** Input of a search, in words of the catalogue. */
export interface FamilySearch {
  /** Expressions, the strictest first. The first one with a match is used. */
  levels: readonly Expression[];
  direct: Expression | undefined;
  postings: ReadonlyMap<string, Uint8Array>;
  bySku: readonly number[];
  named: NameMatches;
}

/** Finds families by their words, their names and their article numbers. */
export const findFamilies = ({ productIds: { length: count } }: ListingIndex, { levels, direct, postings, bySku, named }: FamilySearch): SearchMatches => {
  const ranks = new Uint8Array(count).fill(rank.none);
  for (const level of levels) {
    const weights = weigh(level, postings, count);
    let isFound = false;
    for (let at = 0; at < count; at += 1)
      if (weights[at]! < notContained) {
        ranks[at] = rank.alikeNamed + weights[at]!;
        isFound = true;
      }
    if (isFound) break;
  }
  for (const ordinal of bySku) ranks[ordinal] = Math.min(ranks[ordinal]!, rank.attribute);
  const better = (ordinal: number, than: number) => {
    if (ranks[ordinal] !== rank.none && than < ranks[ordinal]!) ranks[ordinal] = than;
  };
  const directWeights = direct ? weigh(direct, postings, count) : new Uint8Array();
  for (let at = 0; at < directWeights.length; at += 1) if (directWeights[at] === 0) better(at, rank.named);
  for (let at = named.start; at < named.prefixEnd; at += 1) better(named.ordered[at]!, at < named.exactEnd ? rank.sameName : rank.begunName);
  return { families: familiesBetween(ranks, 0, rank.none - 1), ranks };
};

/** Ordinals of the `count` best matches that are in `families`, after the first `skipped` ones. `order` decides between equal ranks. */
export const bestOf = ({ ranks }: SearchMatches, order: Int32Array, families: Families, count: number, skipped = 0): number[] => {
  const found: number[] = [];
  const most = skipped + count;
  for (let fit = 0; fit < rank.none && found.length < most; fit += 1) {
    // Skips a rank that no family has. A frequent rank fills the page before the inner loop ends.
    if (!ranks.includes(fit)) continue;
    for (let at = 0; at < order.length && found.length < most; at += 1) if (ranks[order[at]!] === fit && families.has(order[at]!)) found.push(order[at]!);
  }
  return found.slice(skipped);
};
