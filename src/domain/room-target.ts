import type { RoomUse } from '../contract/room.js';

/** Bands with requirements in DIN 18041: 250 to 2000 Hz. */
export const ratedBands: readonly number[] = [1, 2, 3, 4];

interface GroupA {
  /** T = slope * lg V + offset. */
  slope: number;
  offset: number;
  /** Range of volumes in m³ for which the formula is specified. */
  from: number;
  to: number;
  /** Reverberation time in s for rooms above `to`. */
  beyond?: number;
}

/** DIN 18041:2016, table 3 and equations 1 to 5: target reverberation time of occupied rooms. */
const groupA: Partial<Record<RoomUse, GroupA>> = {
  a1: { slope: 0.45, offset: 0.07, from: 30, to: 1000 },
  a2: { slope: 0.37, offset: -0.14, from: 50, to: 5000 },
  a3: { slope: 0.32, offset: -0.17, from: 30, to: 5000 },
  a4: { slope: 0.26, offset: -0.14, from: 30, to: 500 },
  a5: { slope: 0.75, offset: -1, from: 200, to: 10_000, beyond: 2 },
};
/** Group A: permitted relative deviation. */
const tolerance = 0.2;

/** DIN 18041:2016, table 4 and equations 7 to 10: minimum A / V in 1/m: `low` for heights up to 2.5 m, and 1 / (`base` + 4.69 lg h) above. */
const groupB: Partial<Record<RoomUse, { low: number; base: number }>> = {
  b2: { low: 0.15, base: 4.8 },
  b3: { low: 0.2, base: 3.13 },
  b4: { low: 0.25, base: 2.13 },
  b5: { low: 0.3, base: 1.47 },
};

/** Range of reverberation times in s; `lowest` is 0 if there is no lower limit. */
export interface Target {
  /** Use group of the standard, `A3`. */
  group: string;
  lowest: number;
  highest: number;
  /** Whether the standard covers rooms of this size. */
  isGiven: boolean;
}

/** Minimum equivalent absorption area per m³ in a room of group B. @param height clear height in m */
export const minAbsorption = ({ low, base }: { low: number; base: number }, height: number): number => (height <= 2.5 ? low : 1 / (base + 4.69 * Math.log10(height)));

/** Target reverberation time of group A in s. For volumes outside the range of the standard, the nearest volume in the range is used. */
const aimedTime = ({ slope, offset, from, to, beyond }: GroupA, volume: number): number =>
  beyond !== undefined && volume > to ? beyond : slope * Math.log10(Math.min(to, Math.max(from, volume))) + offset;

/**
 * Target of DIN 18041:2016 for a room. It is used for all countries: ÖNORM B 8115-3 has the same method, but its values could not
 * be verified from a source, so they are not used.
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
  return { group, lowest: 0, highest: 0.161 / minAbsorption(groupB[use]!, height), isGiven: true };
};
