import { z } from 'zod';
import { type DetailKind, detailRoutes, listedKinds } from './content.js';
import { optionalText, Slug } from './fields.js';
import { PageInput } from './page.js';
import { FamilyCode } from './product.js';

/** What pages ask of what is written; apart from its table, so that the browser loads no schemas for a link. */

export const ListContent = PageInput.extend({ kind: z.enum(listedKinds) });
export const GetContent = z.strictObject({ kind: z.enum(Object.keys(detailRoutes) as [DetailKind, ...DetailKind[]]), slug: Slug });
export const GetContentPage = z.strictObject({ id: Slug });
export const ContentAboutProduct = z.strictObject({ family: FamilyCode });
export const SearchContent = z.strictObject({ q: optionalText(100), kinds: z.array(z.enum(listedKinds)).min(1).max(listedKinds.length), limit: z.number().int().min(1).max(50) });
