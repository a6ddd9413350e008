import type { RoomUse } from '../contract/room.js';

/** Bands in which DIN 18041 asks for something: 250 to 2000 Hz. */
export const ratedBands: readonly number[] = [1, 2, 3, 4];

interface GroupA {
  /** T = slope * lg V + offset. */
  slope: number;
  offset: number;
  /** Volumes in m³ the formula is given for. */
  from: number;
  to: number;
  /** Seconds in rooms above `to`. */
  beyond?: number;
}

/** DIN 18041:2016, table 3 and equations 1 to 5: reverberation time to aim at in occupied rooms. */
const groupA: Partial<Record<RoomUse, GroupA>> = {
  a1: { slope: 0.45, offset: 0.07, from: 30, to: 1000 },
  a2: { slope: 0.37, offset: -0.14, from: 50, to: 5000 },
  a3: { slope: 0.32, offset: -0.17, from: 30, to: 5000 },
  a4: { slope: 0.26, offset: -0.14, from: 30, to: 500 },
  a5: { slope: 0.75, offset: -1, from: 200, to: 10_000, beyond: 2 },
};
/** Group A: what deviates by a fifth is still right. */
const tolerance = 0.2;

/** DIN 18041:2016, table 4 and equations 7 to 10: least A / V in 1/m; up to 2.5 m high, and 1 / (`base` + 4.69 lg h) above. */
const groupB: Partial<Record<RoomUse, { low: number; base: number }>> = {
  b2: { low: 0.15, base: 4.8 },
  b3: { low: 0.2, base: 3.13 },
  b4: { low: 0.25, base: 2.13 },
  b5: { low: 0.3, base: 1.47 },
};

/** The times in s a room should stay between; `lowest` is 0 where shorter is only better. */
export interface Target {
  /** Group of use as the norm names it, `A3`. */
  group: string;
  lowest: number;
  highest: number;
  /** The norm gives figures for rooms of this size. */
  isGiven: boolean;
}

/** Least equivalent absorption area per m³ in a room of group B. @param height clear, in m */
export const leastAbsorption = ({ low, base }: { low: number; base: number }, height: number): number => (height <= 2.5 ? low : 1 / (base + 4.69 * Math.log10(height)));

/** Reverberation time of group A in s; for volumes the norm is silent on, that of the nearest it speaks of. */
const aimedTime = ({ slope, offset, from, to, beyond }: GroupA, volume: number): number =>
  beyond !== undefined && volume > to ? beyond : slope * Math.log10(Math.min(to, Math.max(from, volume))) + offset;

/**
 * What DIN 18041:2016 asks of a room. It serves every country here: ÖNORM B 8115-3 follows it in method, but its figures are not
 * at hand from a source that could be checked, so nothing is said in its name.
 * @param volume m³
 * @param height clear height in m
 */
export const targetOf = (use: RoomUse, { volume, height }: { volume: number; height: number }): Target => {
  const group = use.toUpperCase();
  const a = groupA[use];
  if (a) {
    const seconds = aimedTime(a, volume);
    return { group, lowest: seconds * (1 - tolerance), highest: seconds * (1 + tolerance), isGiven: volume >= a.from && (volume <= a.to || a.beyond !== undefined) };
  }
  return { group, lowest: 0, highest: 0.161 / leastAbsorption(groupB[use]!, height), isGiven: true };
};
