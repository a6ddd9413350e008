import type { ContentDocument } from '../contract/content.js';

/** One row of cards. */
const maximumRelated = 3;

const likeness = (one: ContentDocument, other: ContentDocument): number => {
  const shared = one.products?.filter((code) => other.products?.includes(code)).length ?? 0;
  return 2 * shared + (one.room !== undefined && one.room === other.room ? 1 : 0);
};

/**
 * Returns related documents: those about the same products first, then those about the same kind of room.
 * @param among candidates; of equally related ones the earlier is preferred
 */
export const relatedTo = (document: ContentDocument, among: readonly ContentDocument[]): ContentDocument[] =>
  among
    .map((other) => ({ other, score: other.kind === document.kind && other.id === document.id ? 0 : likeness(document, other) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, next) => next.score - one.score)
    .slice(0, maximumRelated)
    .map(({ other }) => other);
