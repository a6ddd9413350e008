import type { BrandCode } from '../../contract/brand-codes.js';
import type { Language } from '../../contract/locales.js';
import type { ThicknessBand } from '../../contract/product.js';
import type { PackedPiece } from '../../domain/consignment.js';
import type { GrossPrices, GrossTier } from '../../domain/tier-price.js';

/** The lowest gross price among all choices of options: for one piece, and per piece at the last volume price. */
export interface StoredStartingPrice {
  prices: GrossPrices;
  lastTier: GrossTier | null;
}

/** A text in every language. */
export type Texts = Record<Language, string>;

/** Results of an acoustic test. Ratings are computed from them. */
export type StoredAcoustics =
  | { kind: 'absorption'; bands: number[]; mounting: Texts }
  | { kind: 'object'; bands: number[]; mounting: Texts }
  | { kind: 'insulation'; rw: number }
  | { kind: 'impact'; deltaLw: number }
  | { kind: 'none' };

/** A stored attribute. Numbers are formatted per locale; texts exist in each language. */
export type StoredAttribute = { key: string; name: Texts } & ({ type: 'number'; value: number; unit: Texts } | { type: 'text'; value: Texts });

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

export interface StoredColour {
  hex: string;
  name: Texts;
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

/** Amount of the unit in one piece, for the price per unit. */
export interface StoredUnit {
  per: 'm2' | 'm' | 'piece';
  amount: number;
}

/** A packed piece of a product. */
export interface StoredPackaging extends PackedPiece {
  /** Longest side in mm of a piece made to size that is sent as a parcel; absent: any size is sent like the product itself. */
  parcelSide?: number | undefined;
}

export interface CategoryTexts {
  name: string;
  slug: string;
  summary: string;
  description: string;
}
