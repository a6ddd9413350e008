/** One packed piece of goods. */
export interface PackedPiece {
  weightKg: number;
  /** Cubic metres; absent in orders and catalogues from before it was written: by weight alone. */
  volume?: number | undefined;
  /** Too large or heavy for a parcel. */
  pallet: boolean;
}
export interface PackedLine {
  quantity: number;
  packaging: PackedPiece;
}

/** The parcels and pallets that goods travel in. */
export interface Consignment {
  /** Parcels up to `parcelKg.light`. */
  light: number;
  /** Heavier ones, up to `parcelKg.heavy`. */
  heavy: number;
  pallets: number;
}

/** Kilograms that a parcel may weigh: carriers refuse more than 31.5 kg. */
export const parcelKg = { light: 20, heavy: 30 } as const;
/** Volumetric weight: a cubic metre counts as so many kilograms of a parcel, a large light one as a heavy one. */
const kgPerCubicMetre = 100;
/** What one pallet of 1.2 m by 1 m carries, stacked to 2 m. */
const pallet = { kg: 500, cubicMetres: 2.4 } as const;

const grams = (kg: number): number => Math.round(kg * 1000);
/** Weight of a piece, or its volumetric weight where that is more. */
const chargeableGrams = ({ weightKg, volume = 0 }: PackedPiece): number => grams(Math.max(weightKg, volume * kgPerCubicMetre));
const needsPallet = ({ packaging }: PackedLine): boolean => packaging.pallet || chargeableGrams(packaging) > grams(parcelKg.heavy);

/** Volumes and shares of pallets are binary fractions: 2.4 m³ must hold 0.4 m³ six times, and three thirds make one. */
const hair = 1e-9;
/** Pieces of one kind that a pallet carries; a piece that is larger than that has a pallet of its own. */
const perPallet = ({ weightKg, volume = 0 }: PackedPiece): number => {
  const byVolume = volume > 0 ? pallet.cubicMetres / volume : Number.POSITIVE_INFINITY;
  return Math.max(1, Math.floor(Math.min(pallet.kg / weightKg, byVolume) + hair));
};

/** Pallets that all goods take together. */
export const palletsFor = (lines: readonly PackedLine[]): number => {
  const share = lines.reduce((sum, { quantity, packaging }) => sum + quantity / perPallet(packaging), 0);
  return Math.max(0, Math.ceil(share - hair));
};

/** Full parcels, and one for the rest. */
const parcelsFor = (lines: readonly PackedLine[]): Pick<Consignment, 'light' | 'heavy'> => {
  const weight = lines.reduce((sum, { quantity, packaging }) => sum + quantity * chargeableGrams(packaging), 0);
  const full = Math.floor(weight / grams(parcelKg.heavy));
  const rest = weight - full * grams(parcelKg.heavy);
  if (rest === 0) return { light: 0, heavy: full };
  return rest <= grams(parcelKg.light) ? { light: 1, heavy: full } : { light: 0, heavy: full + 1 };
};

/**
 * The ways to pack goods: all in parcels where every piece fits one; what needs pallets on pallets, with the rest in parcels; all on pallets.
 * @returns one to three ways; the carrier's prices decide between them
 */
export const waysToPack = (lines: readonly PackedLine[]): Consignment[] => {
  const large = lines.filter(needsPallet);
  const small = lines.filter((line) => !needsPallet(line));
  const onPallets = { light: 0, heavy: 0, pallets: palletsFor(lines) };
  if (small.length === 0) return [onPallets];
  return [{ ...parcelsFor(small), pallets: palletsFor(large) }, onPallets];
};
