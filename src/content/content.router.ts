import { z } from 'zod';
import { ContentAboutProduct, GetContent, GetContentPage, ListContent, SearchContent } from '../contract/content-queries.js';
import { procedure, router } from '../shop-api/procedures.js';

/** What is written, in the locale of the caller. */
export const contentRouter = router({
  list: procedure.input(ListContent).query(({ input: { kinds, page, pageSize, ...choice }, ctx }) => ctx.content.list(kinds, choice, ctx.call.locale, { page, pageSize })),
  bySlug: procedure.input(GetContent).query(({ input: { kind, slug }, ctx }) => ctx.content.bySlug(kind, slug, ctx.call.locale)),
  page: procedure.input(GetContentPage).query(({ input: { id }, ctx }) => ctx.content.page(id, ctx.call.locale)),
  links: procedure.input(z.strictObject({})).query(({ ctx }) => ctx.content.linksOf(ctx.call.locale)),
  aboutProduct: procedure.input(ContentAboutProduct).query(({ input: { family }, ctx }) => ctx.content.aboutProduct(family, ctx.call.locale)),
  search: procedure
    .input(SearchContent)
    .query(({ input: { q, kinds, isLoose, page, pageSize }, ctx }) => ctx.content.search(q, kinds, isLoose, ctx.call.locale, { page, pageSize })),
});
