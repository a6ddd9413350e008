import { z } from 'zod';
import { optionalText, requiredText } from './fields.js';
import { type Language, languages } from './locales.js';

const sku = requiredText(64);
/** Longest alternative text of a picture. */
const alt = optionalText(300);

/** Pictures of one SKU. */
export const bySku = z.strictObject({ sku });
/** A photograph of a product. Without an alternative text in a language, the name of the product is used. */
export const AddProductPicture = bySku.extend({ altNl: alt, altDe: alt, altFr: alt, altEn: alt });
export const RemoveProductPicture = bySku.extend({ file: requiredText(1000) });

const Alternatives = z.object(Object.fromEntries(languages.map((language) => [language, z.string().optional()])) as Record<Language, z.ZodOptional<z.ZodString>>);
export const ProductPicture = z.object({
  /** Path below the API's root (`/Catalogue/pictures/…`), path below the site's media root, or URL. */
  file: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** Alternative text by language. */
  texts: Alternatives,
  /** The SKUs that it shows; `*` stands for letters and digits. */
  skus: z.string(),
});
export type ProductPicture = z.infer<typeof ProductPicture>;
/** Pictures of a product in their order. */
export const ProductPictures = z.object({ items: z.array(ProductPicture) });
export type ProductPictures = z.infer<typeof ProductPictures>;

/** A file of an added photograph: `<id>.webp`, and a small `<id>.jpg` for mails. */
export const GetProductPicture = z.strictObject({ file: z.string().regex(/^[\da-f]{32}\.(?:webp|jpg)$/, 'yup.errors.string.matches') });
