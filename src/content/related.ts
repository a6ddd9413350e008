import type { ContentDocument } from '../contract/content.js';

/** A row. */
const maximumRelated = 3;

const likeness = (one: ContentDocument, other: ContentDocument): number => {
  const shared = one.products?.filter((code) => other.products?.includes(code)).length ?? 0;
  return 2 * shared + (one.room !== undefined && one.room === other.room ? 1 : 0);
};

/**
 * What goes on from a document: those about the same goods, then about the same kind of room; of equals the first.
 * @param among the documents there are, in the order in which they are preferred
 */
export const relatedTo = (document: ContentDocument, among: readonly ContentDocument[]): ContentDocument[] =>
  among
    .map((other) => ({ other, score: other.kind === document.kind && other.id === document.id ? 0 : likeness(document, other) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, next) => next.score - one.score)
    .slice(0, maximumRelated)
    .map(({ other }) => other);
