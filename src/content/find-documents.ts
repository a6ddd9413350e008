import type { ContentDocument } from '../contract/content.js';
import { plainTextOf } from '../domain/content-text.js';

/** A document with its words in the form in which they are compared. */
export interface Haystack {
  document: ContentDocument;
  title: string;
  summary: string;
  body: string;
}

/** Lower case without accents: "Réverbération" is found by "reverberation". */
export const comparable = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

export const haystackOf = (document: ContentDocument): Haystack => ({
  document,
  title: comparable(document.title),
  summary: comparable(document.summary),
  body: comparable(plainTextOf(document.blocks)),
});

/** A word in the title says most of what a text is about. */
const weights = { title: 9, summary: 3, body: 1 } as const;
const scoreOf = (haystack: Haystack, word: string): number =>
  (Object.keys(weights) as (keyof typeof weights)[]).reduce((sum, part) => sum + (haystack[part].includes(word) ? weights[part] : 0), 0);

/** Documents that hold every word of a query, the fittest first; none for a query without words. */
export const findIn = (haystacks: readonly Haystack[], query: string): ContentDocument[] => {
  const words = comparable(query).split(/\s+/).filter(Boolean).slice(0, 10);
  if (words.length === 0) return [];
  return haystacks
    .map((haystack) => ({ document: haystack.document, scores: words.map((word) => scoreOf(haystack, word)) }))
    .filter(({ scores }) => scores.every((score) => score > 0))
    .toSorted((one, other) => other.scores.reduce((a, b) => a + b) - one.scores.reduce((a, b) => a + b))
    .map(({ document }) => document);
};
