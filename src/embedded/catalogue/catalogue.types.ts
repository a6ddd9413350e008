import type { PackedPiece } from '../../domain/consignment.js';
import type { GrossPrices, GrossTier } from '../../domain/tier-price.js';
import type { Texts } from '../../listing/listing.types.js';
import type { SoldUnit } from '../../domain/unit-of-sale.js';

export type { CategoryTexts, StoredFacets, StoredPicture, Texts } from '../../listing/listing.types.js';

/** The lowest gross price among all choices of options: for one piece, and per piece at the last volume price. */
export interface StoredStartingPrice {
  prices: GrossPrices;
  lastTier: GrossTier | null;
}

/** Results of an acoustic test. Ratings are computed from them. */
export type StoredAcoustics =
  | { kind: 'absorption'; bands: number[]; mounting: Texts }
  | { kind: 'object'; bands: number[]; mounting: Texts }
  | { kind: 'insulation'; rw: number }
  | { kind: 'impact'; deltaLw: number }
  | { kind: 'none' };

/** A stored attribute. Numbers are formatted per locale; texts exist in each language. */
export type StoredAttribute = { key: string; name: Texts } & ({ type: 'number'; value: number; unit: Texts } | { type: 'text'; value: Texts });

export interface StoredColour {
  hex: string;
  name: Texts;
}

/** How a piece is sold, for its price per m² or metre. */
export type StoredUnit = SoldUnit;

/** A packed piece of a product. */
export interface StoredPackaging extends PackedPiece {
  /** Longest side in mm of a piece made to size that is sent as a parcel; absent: any size is sent like the product itself. */
  parcelSide?: number | undefined;
}
