import type { BrandCode } from '../../contract/brands.js';
import type { Language } from '../../contract/locales.js';
import type { ThicknessBand } from '../../contract/product.js';
import type { PackedPiece } from '../../domain/consignment.js';
import type { GrossPrices, GrossTier } from '../../domain/tier-price.js';

/** The lowest price that choices give: of one piece, and of one piece at the last volume price. Gross. */
export interface StoredStartingPrice {
  prices: GrossPrices;
  lastTier: GrossTier | null;
}

/** A text in every language. */
export type Texts = Record<Language, string>;

/** What an acoustic test found; ratings follow from it. */
export type StoredAcoustics =
  | { kind: 'absorption'; bands: number[]; mounting: Texts }
  | { kind: 'object'; bands: number[]; mounting: Texts }
  | { kind: 'insulation'; rw: number }
  | { kind: 'impact'; deltaLw: number }
  | { kind: 'none' };

/** An attribute as the catalogue keeps it: numbers are formatted for the reader, texts chosen by language. */
export type StoredAttribute = { key: string; name: Texts } & ({ type: 'number'; value: number; unit: Texts } | { type: 'text'; value: Texts });

/** A picture and the skus it shows (`*`: one or more letters or digits). */
export interface StoredPicture {
  sku: string;
  file: string;
  width: number;
  height: number;
  alt: Texts;
  /** A few pixels of it, as a `data:` address. */
  placeholder?: string | undefined;
}

export interface StoredColour {
  hex: string;
  name: Texts;
}

/** What lists are narrowed by, beside colour and stock; values of words are the English ones in lower case. */
export interface StoredFacets {
  thickness?: ThicknessBand;
  brand?: BrandCode;
  material?: { value: string; label: Texts };
  fireClass?: { value: string; label: Texts };
  absorptionClass?: string;
  alphaW?: number;
}

/** How much of a measure one piece is, for the price per measure. */
export interface StoredUnit {
  per: 'm2' | 'm' | 'piece';
  amount: number;
}

/** A product's packed piece, and how long a piece made to measure may be that travels as a parcel: in mm; absent: any, as the product itself. */
export interface StoredPackaging extends PackedPiece {
  parcelSide?: number | undefined;
}

export interface CategoryTexts {
  name: string;
  slug: string;
  summary: string;
  description: string;
}
