import brand from '#brand';
import { type ContentCard, type DetailKind, detailRoutes } from '../../src/contract/content.js';
import { useHref } from './locale.js';

/** Address of a document: its own page, or its place in the list. */
export const useCardHref = (): ((card: Pick<ContentCard, 'kind' | 'id' | 'slug' | 'position'>) => string) => {
  const href = useHref();
  return ({ kind, id, slug, position = 0 }) =>
    kind === 'inspirations'
      ? `${href('inspirationOverview', undefined, { page: Math.floor(position / brand.pageSize.inspirations) + 1 })}#${id}`
      : href(detailRoutes[kind as DetailKind], { slug });
};
