import { type Families, familiesBetween, type ListingIndex } from '../listing/listing-index.js';
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
  if (typeof expression === 'string') {
    noteWeights(postings.get(expression)!, weights);
    return weights;
  }
  const isAll = expression.kind === 'all';
  if (isAll) weights.fill(0);
  for (const one of expression.of) {
    // The plain loops here run over every family of the catalogue.
    if (!isAll && typeof one === 'string') noteWeights(postings.get(one)!, weights);
    else {
      const others = weigh(one, postings, count);
      for (let at = 0; at < count; at += 1) if (isAll ? others[at]! > weights[at]! : others[at]! < weights[at]!) weights[at] = others[at]!;
    }
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
    const weights = weigh(level, postings, count);
    let isFound = false;
    for (let at = 0; at < count; at += 1)
      if (weights[at]! < unsaid) {
        ranks[at] = rank.alikeNamed + weights[at]!;
        isFound = true;
      }
    if (isFound) break;
  }
  for (const ordinal of bySku) ranks[ordinal] = Math.min(ranks[ordinal]!, rank.attribute);
  const better = (ordinal: number, than: number) => {
    if (ranks[ordinal] !== rank.none && than < ranks[ordinal]!) ranks[ordinal] = than;
  };
  const said = direct ? weigh(direct, postings, count) : new Uint8Array();
  for (let at = 0; at < said.length; at += 1) if (said[at] === 0) better(at, rank.named);
  for (let at = named.from; at < named.begunTo; at += 1) better(named.ordered[at]!, at < named.sameTo ? rank.sameName : rank.begunName);
  return { families: familiesBetween(ranks, 0, rank.none - 1), ranks };
};

/** The best of some finds, after so many others; `order` breaks ties. */
export const bestOf = ({ ranks }: Found, order: Int32Array, families: Families, count: number, skipped = 0): number[] => {
  const found: number[] = [];
  const most = skipped + count;
  for (let fit = 0; fit < rank.none && found.length < most; fit += 1) {
    // Most ranks are had by nobody, or by so many that the first few are enough.
    if (!ranks.includes(fit)) continue;
    for (let at = 0; at < order.length && found.length < most; at += 1) if (ranks[order[at]!] === fit && families.has(order[at]!)) found.push(order[at]!);
  }
  return found.slice(skipped);
};
