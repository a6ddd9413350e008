import type { PackedPiece } from '../../domain/consignment.js';
import type { StoredPackaging } from '../catalogue/catalogue.types.js';
import type { ConfigurationModel } from './configuration-model.js';
import { cutOf } from './configuration-price.js';
import { isDimensions, type Settled } from './evaluate.js';

const squareMillimetres = 1_000_000;

/** Area in m² to which the product's packaging applies: its default size, else the minimum charged area. */
const ownArea = ({ area }: ConfigurationModel, settled: readonly Settled[]): number | undefined => {
  const [own] = settled.flatMap(({ option: { default: size = null } }) => (isDimensions(size) ? [size] : []));
  return own ? (own.width * own.height) / squareMillimetres : area?.minimum;
};

const bulkOf = ({ option, choice }: Settled): number => option.values.find(({ id }) => id === choice)?.bulk ?? 1;

/** Packaging of a configured piece. Weight and volume are proportional to its area and to the `bulk` of the chosen values. Above `parcelSide` mm it needs a pallet. */
export const configuredPackaging = ({ parcelSide, ...own }: StoredPackaging, model: ConfigurationModel, settled: readonly Settled[]): PackedPiece => {
  const size = cutOf(settled)?.size;
  const area = ownArea(model, settled);
  const share = size && area ? (size.width * size.height) / squareMillimetres / area : 1;
  const times = settled.reduce((product, one) => product * bulkOf(one), share);
  const pallet = size && parcelSide !== undefined ? Math.max(size.width, size.height) > parcelSide : own.pallet;
  return { weightKg: own.weightKg * times, pallet, ...(own.volume !== undefined && { volume: own.volume * times }) };
};
