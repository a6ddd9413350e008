import brand from '#brand';
import type { ContentCard } from '../../src/contract/content.js';
import { archiveTable, contentTable, detailRoutes, hasPage } from '../../src/contract/content-kinds.js';
import { useHref } from './locale.js';

/** Address of a document: its own page, or its place in the list. Answers have none (`QuestionList`). */
export const useCardHref = (): ((card: Pick<ContentCard, 'kind' | 'id' | 'slug' | 'position'>) => string) => {
  const href = useHref();
  return ({ kind, id, slug, position = 0 }) => {
    if (hasPage(kind)) return href(detailRoutes[kind], { slug });
    const { route, pageSize } = archiveTable[contentTable[kind].archive!];
    return `${href(route, undefined, { page: Math.floor(position / brand.pageSize[pageSize]) + 1 })}#${id}`;
  };
};
