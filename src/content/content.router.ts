import { z } from 'zod';
import { ContentAboutProduct, GetContent, GetContentPage, ListContent, SearchContent } from '../contract/content-queries.js';
import { publicQuery, router } from '../shop-api/trpc/procedures.js';

/** Documents in the locale of the caller. */
export const contentRouter = router({
  list: publicQuery(ListContent, ({ content, call }, { kinds, page, pageSize, ...choice }) => content.list(kinds, choice, call.locale, { page, pageSize })),
  bySlug: publicQuery(GetContent, ({ content, call }, { kind, slug }) => content.bySlug(kind, slug, call.locale)),
  page: publicQuery(GetContentPage, ({ content, call }, { id }) => content.page(id, call.locale)),
  links: publicQuery(z.strictObject({}), ({ content, call }) => content.linksOf(call.locale)),
  aboutProduct: publicQuery(ContentAboutProduct, ({ content, call }, { family }) => content.aboutProduct(family, call.locale)),
  questions: publicQuery(ContentAboutProduct, ({ content, call }, { family }) => content.questionsAbout(family, call.locale)),
  search: publicQuery(SearchContent, ({ content, call }, { q, kinds, isLoose, page, pageSize }) => content.search(q, kinds, isLoose, call.locale, { page, pageSize })),
});
