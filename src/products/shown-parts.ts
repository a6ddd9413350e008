import type { OutputOf } from '../contract/shop-api.js';

/** A part of an answer, taken once: the same answer has the same part, so that pages keep what they made of it. */
const partOf = <Answer extends object, Part extends object>(take: (answer: Answer) => Part): ((answer: Answer) => Part) => {
  const taken = new WeakMap<Answer, Part>();
  return (answer) => {
    const part = taken.get(answer) ?? take(answer);
    taken.set(answer, part);
    return part;
  };
};

/** What is found, without what a list is narrowed by: that is as long as a dozen cards, and shown beside lists alone. */
export const cardsOf = partOf(({ items, total, page, pageSize, didYouMean }: OutputOf<'listProducts'>) => ({ items, total, page, pageSize, didYouMean }));

/** What menus and links need of the categories: every page has it, pictures and summaries are for those that show them. */
export const namesOf = partOf((categories: OutputOf<'listCategories'>) => categories.map(({ id, name, slug, parentId }) => ({ id, name, slug, parentId })));
