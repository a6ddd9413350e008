import type { OutputOf } from '../contract/shop-api.js';

/** Caches a part of a response by the identity of the response: the same response gives the same part, so that pages can cache data derived from it. */
const memoizePart = <Answer extends object, Part extends object>(take: (answer: Answer) => Part): ((answer: Answer) => Part) => {
  const taken = new WeakMap<Answer, Part>();
  return (answer) => {
    const part = taken.get(answer) ?? take(answer);
    taken.set(answer, part);
    return part;
  };
};

/** Result of `listProducts` without facets and categories, which are as large as a dozen cards and only shown beside lists. */
export const productCardsOf = memoizePart(({ items, total, page, pageSize, didYouMean }: OutputOf<'listProducts'>) => ({ items, total, page, pageSize, didYouMean }));

/** Categories with the fields that menus and links need, and the file of their picture. Every page contains these; the rest of pictures and summaries are loaded where they are shown. */
export const categoryNamesOf = memoizePart((categories: OutputOf<'listCategories'>) =>
  categories.map(({ id, name, slug, parentId, picture }) => ({ id, name, slug, parentId, picture: picture.file })),
);
