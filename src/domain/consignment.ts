/** A packed piece of goods. */
export interface PackedPiece {
  weightKg: number;
  /** Volume in m³; absent in older orders and catalogues, which then use the weight alone. */
  volume?: number | undefined;
  /** Too large or heavy for a parcel. */
  pallet: boolean;
}
export interface PackedLine {
  quantity: number;
  packaging: PackedPiece;
}

/** Numbers of parcels and pallets of a shipment. */
export interface Consignment {
  /** Parcels up to `parcelKg.light`. */
  light: number;
  /** Heavier parcels, up to `parcelKg.heavy`. */
  heavy: number;
  pallets: number;
}

/** Maximum weight of a parcel in kg; carriers refuse more than 31.5 kg. */
export const parcelKg = { light: 20, heavy: 30 } as const;
/** Volumetric weight in kg per m³, so that a large, light piece is charged like a heavy one. */
const kgPerCubicMetre = 100;
/** Capacity of a pallet of 1.2 m by 1 m, stacked to 2 m. */
const pallet = { kg: 500, cubicMetres: 2.4 } as const;

const grams = (kg: number): number => Math.round(kg * 1000);
/** Weight of a piece, or its volumetric weight if that is higher. */
const chargeableGrams = ({ weightKg, volume = 0 }: PackedPiece): number => grams(Math.max(weightKg, volume * kgPerCubicMetre));
const needsPallet = ({ packaging }: PackedLine): boolean => packaging.pallet || chargeableGrams(packaging) > grams(parcelKg.heavy);

/** Tolerance for binary fractions: 2.4 m³ must hold 0.4 m³ six times, and three thirds must be one pallet. */
const hair = 1e-9;
/** Pieces of one kind that fit on a pallet. A piece that exceeds a pallet gets one of its own. */
const perPallet = ({ weightKg, volume = 0 }: PackedPiece): number => {
  const byVolume = volume > 0 ? pallet.cubicMetres / volume : Number.POSITIVE_INFINITY;
  return Math.max(1, Math.floor(Math.min(pallet.kg / weightKg, byVolume) + hair));
};

/** Number of pallets for all goods together. */
export const palletsFor = (lines: readonly PackedLine[]): number => {
  const share = lines.reduce((sum, { quantity, packaging }) => sum + quantity / perPallet(packaging), 0);
  return Math.max(0, Math.ceil(share - hair));
};

/** Full heavy parcels, and one parcel for the rest. */
const parcelsFor = (lines: readonly PackedLine[]): Pick<Consignment, 'light' | 'heavy'> => {
  const weight = lines.reduce((sum, { quantity, packaging }) => sum + quantity * chargeableGrams(packaging), 0);
  const full = Math.floor(weight / grams(parcelKg.heavy));
  const rest = weight - full * grams(parcelKg.heavy);
  if (rest === 0) return { light: 0, heavy: full };
  return rest <= grams(parcelKg.light) ? { light: 1, heavy: full } : { light: 0, heavy: full + 1 };
};

/**
 * Ways to pack goods: pallets only for large pieces, with the rest in parcels (without large pieces: parcels only); or everything on pallets.
 * @returns one or two ways; the carrier's prices decide between them
 */
export const waysToPack = (lines: readonly PackedLine[]): Consignment[] => {
  const large = lines.filter(needsPallet);
  const small = lines.filter((line) => !needsPallet(line));
  const onPallets = { light: 0, heavy: 0, pallets: palletsFor(lines) };
  if (small.length === 0) return [onPallets];
  return [{ ...parcelsFor(small), pallets: palletsFor(large) }, onPallets];
};
