import type { Room } from '../contract/room.js';
import { furnitureKinds } from '../contract/room.js';
import { type Bands, reverberationTime } from './acoustics.js';
import { type Areas, areasOf } from './room-areas.js';
import { absorptionOf, areaOf } from './room-materials.js';

/**
 * Attenuation of sound in air, m in 1/m (power), at 20 °C and 50 % humidity: 9.89 and 29.7 dB/km at 2000 and 4000 Hz
 * (ISO 9613-1, table 1) divided by 10 lg e. Below 2000 Hz it is negligible in rooms.
 */
const airAttenuation: Bands = [0, 0, 0, 0, 0.00228, 0.00684];

/** Mean absorption coefficient above which Sabine's formula overestimates, and Eyring's is used. */
export const eyringFrom = 0.2;
/** Maximum mean coefficient for Eyring's logarithm: objects can raise the mean above 1. */
const highestMean = 0.99;

/** Equivalent absorption areas in m² by band: sums of amounts times their absorption. */
export const sumOfAreas = (parts: readonly (readonly [amount: number, absorption: Bands])[]): number[] =>
  absorptionOf.door.map((_, band) => parts.reduce((sum, [amount, absorption]) => sum + amount * absorption[band]!, 0));

/** Absorption of a room's surfaces and furniture in m² by band. `decayOf` adds the absorption by air. */
export const absorptionIn = (room: Room): number[] => {
  const areas = areasOf(room);
  return sumOfAreas([
    [areas.floor, absorptionOf[room.floor]],
    [areas.walls, absorptionOf[room.walls]],
    [areas.ceiling, absorptionOf[room.ceiling]],
    [areas.glass, absorptionOf[room.pane]],
    [areas.doors, absorptionOf.door],
    ...furnitureKinds.map((kind) => [room.furniture[kind] ?? 0, areaOf[kind]] as const),
  ]);
};

/** Reverberation times in seconds by band, and the bands for which Eyring's formula was used. */
export interface Decay {
  seconds: number[];
  eyring: boolean[];
}

/**
 * Reverberation times by band. Sabine: T = 0.161 V / (A + 4 m V); if the mean coefficient A / S exceeds 0.2,
 * Eyring: T = 0.161 V / (-S ln(1 - A / S) + 4 m V) (Kuttruff, "Room Acoustics", chapter 5).
 * @param absorption m² by band
 */
export const decayOf = ({ volume, all }: Pick<Areas, 'volume' | 'all'>, absorption: Bands): Decay => {
  const eyring = absorption.map((area) => area / all > eyringFrom);
  const seconds = absorption.map((area, band) => {
    const effective = eyring[band] ? -all * Math.log(1 - Math.min(highestMean, area / all)) : area;
    return reverberationTime(volume, effective + 4 * airAttenuation[band]! * volume);
  });
  return { seconds, eyring };
};

/** Single-number reverberation time: mean of 500 and 1000 Hz. */
export const middleTime = ({ seconds }: Decay): number => (seconds[2]! + seconds[3]!) / 2;
