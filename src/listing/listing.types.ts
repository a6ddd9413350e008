import type { BrandCode } from '../contract/brand-codes.js';
import type { Language, Locale } from '../contract/locales.js';
import type { ThicknessBand } from '../contract/product.js';

/** A text in every language. */
export type Texts = Record<Language, string>;

/** A picture and the pattern of the SKUs it shows (`*`: one or more letters or digits). */
export interface StoredPicture {
  sku: string;
  file: string;
  width: number;
  height: number;
  alt: Texts;
  /** Preview of a few pixels, as a `data:` URL. */
  placeholder?: string | undefined;
}

/** Values that lists filter by, except colour and stock. `value` is the English text in lower case. */
export interface StoredFacets {
  thickness?: ThicknessBand;
  brand?: BrandCode;
  material?: { value: string; label: Texts };
  fireClass?: { value: string; label: Texts };
  absorptionClass?: string;
  alphaW?: number;
}

export interface CategoryTexts {
  name: string;
  slug: string;
  summary: string;
  description: string;
}

export interface StoredCategory {
  id: string;
  /** Null: top level. */
  parentId: string | null;
  picture: Omit<StoredPicture, 'sku'>;
  texts: Record<Locale, CategoryTexts>;
}

/** A category with products on sale. `productCount` includes the families of subcategories. */
export interface ListedCategory {
  category: StoredCategory;
  productCount: number;
}
