import type { PanelPlace, Room } from '../contract/room.js';
import type { Bands } from './acoustics.js';
import { absorptionIn, type Decay, decayOf } from './room-acoustics.js';
import { type Areas, areasOf } from './room-areas.js';
import { absorptionOf } from './room-materials.js';
import { ratedBands, type Target, targetOf } from './room-target.js';

/**
 * Absorption of one piece of a product: a `surface` covers `area` m² and has coefficients by band; an `object` has m² by band,
 * and needs `area` m² of floor or ceiling.
 */
export interface Absorber {
  kind: 'surface' | 'object';
  bands: Bands;
  area: number;
}

/** Speech octaves, 500 to 2000 Hz; the recommended number of pieces brings them to the target. */
const speechBands = [2, 3, 4];

/**
 * Absorption that one piece adds, in m² by band. A panel covers a surface without removing its absorption: a light plate behind
 * it still absorbs low frequencies.
 */
export const gainOfPiece = ({ kind, bands, area }: Absorber, room: Room): number[] => {
  const behind = absorptionOf[room[room.place]];
  return bands.map((value, band) => (kind === 'object' ? value : area * Math.max(0, value - behind[band]!)));
};

/** Available area for panels in m². */
const roomFor = (place: PanelPlace, { walls, ceiling }: Areas): number => (place === 'walls' ? walls : ceiling);

/** Maximum number of pieces: panels on the chosen surface, objects over the floor area. */
export const capacityOf = ({ kind, area }: Absorber, room: Room): number => {
  const areas = areasOf(room);
  return Math.floor((kind === 'object' ? areas.floor : roomFor(room.place, areas)) / area + 1e-9);
};

/** Result for a room with a number of pieces of a product. */
export interface Assessment {
  areas: Areas;
  target: Target;
  now: Decay;
  treated: Decay;
  /** Maximum number of pieces. */
  capacity: number;
  /** Smallest number of pieces that brings 500 to 2000 Hz down to the target, or else the maximum. */
  advised: number;
  isReached: boolean;
  /** Bands above and below the target, with the pieces. */
  tooLong: number[];
  tooShort: number[];
}

const reaches = ({ seconds }: Decay, { highest }: Target): boolean => speechBands.every((band) => seconds[band]! <= highest);

/** Smallest number up to `most` that meets `isEnough`, by binary search (`isEnough` must be monotonic); `most` if there is none. */
const minOf = (most: number, isEnough: (pieces: number) => boolean): number => {
  let [low, high] = [0, most];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isEnough(middle)) high = middle;
    else low = middle + 1;
  }
  return high;
};

/** Computes the reverberation of a room without and with pieces of a product, and compares it with the target. */
export const assess = (room: Room, absorber: Absorber, pieces: number): Assessment => {
  const areas = areasOf(room);
  const target = targetOf(room.use, { volume: areas.volume, height: room.height });
  const present = absorptionIn(room);
  const gain = gainOfPiece(absorber, room);
  const capacity = capacityOf(absorber, room);
  const decayWith = (count: number) =>
    decayOf(
      areas,
      present.map((area, band) => area + Math.min(count, capacity) * gain[band]!),
    );
  const advised = minOf(capacity, (count) => reaches(decayWith(count), target));
  const treated = decayWith(pieces);
  return {
    areas,
    target,
    now: decayWith(0),
    treated,
    capacity,
    advised,
    isReached: reaches(decayWith(advised), target),
    tooLong: ratedBands.filter((band) => treated.seconds[band]! > target.highest),
    tooShort: ratedBands.filter((band) => treated.seconds[band]! < target.lowest),
  };
};

/** Number of pieces that halve the reverberation time of a room (mean of 500 and 1000 Hz, by Sabine); undefined if they do not fit. */
export const piecesToHalve = (room: Room, absorber: Absorber): number | undefined => {
  const present = absorptionIn(room);
  const gain = gainOfPiece(absorber, room);
  const middle = (bands: Bands) => bands[2]! + bands[3]!;
  const pieces = Math.ceil(middle(present) / middle(gain));
  return pieces <= capacityOf(absorber, room) ? pieces : undefined;
};
