import { type Families, familiesWhere, type ListingIndex } from '../listing/listing-index.js';
import { noteWeights } from '../listing/postings.js';
import type { NamedSo } from '../listing/words.js';
import type { Expression } from './expression.js';

/** What a search finds. */
export interface Found {
  families: Families;
  /** How well each fits, by ordinal, `0` the best. */
  ranks: Uint8Array;
}

/** The very name, how it begins, what it is called in the words typed or in what they stand for, its categories, what it is made of or an article number, the rest. */
const rank = { sameName: 0, begunName: 1, named: 2, alikeNamed: 3, attribute: 5, none: 7 };
/** Of a text: does not say it. */
const unsaid = 4;

/** In how bad a place each family says it at the best: where all of several words are asked for, the worst of them counts. */
const weigh = (expression: Expression, postings: ReadonlyMap<string, Uint8Array>, count: number): Uint8Array => {
  const weights = new Uint8Array(count).fill(unsaid);
  if (typeof expression === 'string') noteWeights(postings.get(expression)!, weights);
  else if (expression.kind === 'any') {
    for (const one of expression.of)
      if (typeof one === 'string') noteWeights(postings.get(one)!, weights);
      else weigh(one, postings, count).forEach((weight, ordinal) => (weights[ordinal] = Math.min(weight, weights[ordinal]!)));
  } else {
    weights.fill(0);
    for (const one of expression.of) weigh(one, postings, count).forEach((weight, ordinal) => (weights[ordinal] = Math.max(weight, weights[ordinal]!)));
  }
  return weights;
};

/** What is looked for, in words of the catalogue. */
export interface Wanted {
  /** The strictest first: the first that finds anything counts. */
  levels: readonly Expression[];
  direct: Expression | undefined;
  postings: ReadonlyMap<string, Uint8Array>;
  bySku: readonly number[];
  named: NamedSo;
}

/** Finds families by their words, their names and their article numbers. */
export const findFamilies = ({ productIds: { length: count } }: ListingIndex, { levels, direct, postings, bySku, named }: Wanted): Found => {
  const ranks = new Uint8Array(count).fill(rank.none);
  for (const level of levels) {
    let isFound = false;
    for (const [ordinal, weight] of weigh(level, postings, count).entries())
      if (weight < unsaid) {
        ranks[ordinal] = rank.alikeNamed + weight;
        isFound = true;
      }
    if (isFound) break;
  }
  const better = (ordinal: number, than: number) => {
    if (than < ranks[ordinal]!) ranks[ordinal] = than;
  };
  for (const ordinal of bySku) better(ordinal, rank.attribute);
  if (direct) for (const [ordinal, weight] of weigh(direct, postings, count).entries()) if (weight === 0 && ranks[ordinal] !== rank.none) better(ordinal, rank.named);
  for (let at = named.from; at < named.begunTo; at += 1) {
    const ordinal = named.ordered[at]!;
    if (ranks[ordinal] !== rank.none) better(ordinal, at < named.sameTo ? rank.sameName : rank.begunName);
  }
  return { families: familiesWhere(count, (ordinal) => ranks[ordinal] !== rank.none), ranks };
};

/** The best of some finds, after so many others; `order` breaks ties. */
export const bestOf = ({ ranks }: Found, order: Int32Array, families: Families, count: number, skipped = 0): number[] => {
  const byRank: number[][] = Array.from({ length: rank.none }, () => []);
  for (const ordinal of order) if (families.has(ordinal) && byRank[ranks[ordinal]!]!.length < skipped + count) byRank[ranks[ordinal]!]!.push(ordinal);
  return byRank.flat().slice(skipped, skipped + count);
};
