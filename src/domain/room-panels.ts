import type { PanelPlace, Room } from '../contract/room.js';
import type { Bands } from './acoustics.js';
import { type Areas, absorptionIn, areasOf, type Decay, decayOf } from './room-acoustics.js';
import { absorptionOf } from './room-materials.js';
import { ratedBands, type Target, targetOf } from './room-target.js';

/**
 * What one piece of a product does: `surface` covers `area` m² and has coefficients; an `object` has m² by band,
 * and needs `area` m² of room to hang or stand.
 */
export interface Absorber {
  kind: 'surface' | 'object';
  bands: Bands;
  area: number;
}

/** Octaves of speech, 500 to 2000 Hz: those that the advised number brings into the target. */
const speechBands = [2, 3, 4];

/**
 * What one piece adds, in m² by band. A panel takes the place of what it covers, but does not undo it: a light plate behind
 * it goes on swallowing the lows.
 */
export const gainOfPiece = ({ kind, bands, area }: Absorber, room: Room): number[] => {
  const behind = absorptionOf[room[room.place]];
  return bands.map((value, band) => (kind === 'object' ? value : area * Math.max(0, value - behind[band]!)));
};

/** m² there are to hang something on. */
const roomFor = (place: PanelPlace, { walls, ceiling }: Areas): number => (place === 'walls' ? walls : ceiling);

/** Pieces the room has a place for: panels on the chosen surface, objects over the floor. */
export const capacityOf = ({ kind, area }: Absorber, room: Room): number => {
  const areas = areasOf(room);
  return Math.floor((kind === 'object' ? areas.floor : roomFor(room.place, areas)) / area + 1e-9);
};

/** What is to be said of a room with some pieces of a product. */
export interface Assessment {
  areas: Areas;
  target: Target;
  now: Decay;
  treated: Decay;
  /** Pieces there is a place for. */
  capacity: number;
  /** Least pieces that bring 500 to 2000 Hz down to the target, or all there is a place for. */
  advised: number;
  isReached: boolean;
  /** Bands that ring too long, and those that are drier than the target, with the pieces. */
  tooLong: number[];
  tooShort: number[];
}

const reaches = ({ seconds }: Decay, { highest }: Target): boolean => speechBands.every((band) => seconds[band]! <= highest);

/** The least number up to `most` of which `isEnough`, which stays true once it is; `most` when none is. */
const leastOf = (most: number, isEnough: (pieces: number) => boolean): number => {
  let [low, high] = [0, most];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isEnough(middle)) high = middle;
    else low = middle + 1;
  }
  return high;
};

/** The room now and with pieces of a product, against what is asked of it. */
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
  const advised = leastOf(capacity, (count) => reaches(decayWith(count), target));
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

/** Pieces that halve the reverberation of a room, the mean of 500 and 1000 Hz by Sabine; undefined when there is no place for them. */
export const piecesToHalve = (room: Room, absorber: Absorber): number | undefined => {
  const present = absorptionIn(room);
  const gain = gainOfPiece(absorber, room);
  const middle = (bands: Bands) => bands[2]! + bands[3]!;
  const pieces = Math.ceil(middle(present) / middle(gain));
  return pieces <= capacityOf(absorber, room) ? pieces : undefined;
};
