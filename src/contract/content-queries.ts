import { z } from 'zod';
import { contentFacets } from './content.js';
import { detailKinds, foundKinds, listedKinds } from './content-kinds.js';
import { Id, optionalText, Slug } from './fields.js';
import { PageInput } from './page.js';

/** Inputs of the content procedures. They are apart from `content.ts`, so that the browser loads no schemas for a link. */

export const ListContent = PageInput.extend({
  kinds: z.array(z.enum(listedKinds)).min(1).max(listedKinds.length),
  kind: z.enum(contentFacets.kind).optional(),
  room: z.enum(contentFacets.room).optional(),
  colour: z.enum(contentFacets.colour).optional(),
});
export const GetContent = z.strictObject({ kind: z.enum(detailKinds), slug: Slug });
export const GetContentPage = z.strictObject({ id: Slug });
export const ContentAboutProduct = z.strictObject({ family: Id });
export const SearchContent = PageInput.extend({
  q: optionalText(100),
  kinds: z.array(z.enum(foundKinds)).min(1).max(foundKinds.length),
  /** Matches documents with any of the words; by default all are required. */
  isLoose: z.boolean().default(false),
});
