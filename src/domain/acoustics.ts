import type { AbsorptionRating } from '../contract/product.js';

/** Octave bands in Hz, in the order of the data. */
export const octaveBands = [125, 250, 500, 1000, 2000, 4000] as const;
/** Practical absorption coefficients at 125, 250, 500, 1000, 2000 and 4000 Hz. */
export type Bands = readonly number[];
export type AbsorptionClass = AbsorptionRating['absorptionClass'];

/** Reference curve at 250 to 4000 Hz, in hundredths (ISO 11654). */
const referenceCurve = [80, 100, 100, 100, 90];
const permittedDeviation = 10;
const excessOfIndicator = 25;
const indicators = ['L', 'M', 'M', 'H', 'H'] as const;

/** Rounds coefficients to steps of 0.05, at most 1.00 (ISO 11654); in hundredths, to avoid rounding errors of sums. */
const practical = (bands: Bands): number[] => bands.map((alpha) => Math.min(100, Math.round(alpha * 20) * 5));

/** Shift of the reference curve in hundredths, until its sum of unfavourable deviations from the bands is at most 0.10. */
const shiftOf = (bands: Bands): number => {
  const measured = practical(bands).slice(1);
  const deviationAt = (shift: number) => referenceCurve.reduce((sum, reference, at) => sum + Math.max(0, reference - shift - measured[at]!), 0);
  let shift = 0;
  while (shift < 100 && deviationAt(shift) > permittedDeviation) shift += 5;
  return shift;
};

/** Weighted absorption coefficient (ISO 11654): the shifted reference curve at 500 Hz. */
export const alphaW = (bands: Bands): number => (100 - shiftOf(bands)) / 100;

/** Shape indicators (ISO 11654): letters L, M, H of the octaves whose coefficient exceeds the shifted reference curve by at least 0.25. */
export const shapeIndicators = (bands: Bands): string => {
  const shift = shiftOf(bands);
  const better = practical(bands)
    .slice(1)
    .map((alpha, at) => (alpha - Math.max(0, referenceCurve[at]! - shift) >= excessOfIndicator ? indicators[at]! : ''));
  return [...new Set(better)].join('');
};

/** Sound absorption class of an alpha-w (ISO 11654, annex B). */
export const absorptionClass = (weighted: number): AbsorptionClass => {
  const floors = [
    ['A', 0.9],
    ['B', 0.8],
    ['C', 0.6],
    ['D', 0.3],
    ['E', 0.15],
  ] as const;
  return floors.find(([, floor]) => weighted >= floor)?.[0] ?? 'unclassified';
};

/** Rating of an absorber by ISO 11654. */
export const ratingOf = (bands: Bands): AbsorptionRating => {
  const weighted = alphaW(bands);
  return { alphaW: weighted, shapeIndicators: shapeIndicators(bands), absorptionClass: absorptionClass(weighted) };
};

/** Noise reduction coefficient (ASTM C423): the mean of 250 to 2000 Hz, in steps of 0.05. */
export const nrc = (bands: Bands): number => {
  const mean = bands.slice(1, 5).reduce((sum, alpha) => sum + alpha, 0) / 4;
  // A mean such as 0.875 is stored as 0.87499…; without this margin it would be rounded down.
  return (Math.floor(mean * 20 + 0.5 + 1e-9) * 5) / 100;
};

/** Mean of the speech octaves, 500 to 2000 Hz. */
export const speechMean = (bands: Bands): number => (bands[2]! + bands[3]! + bands[4]!) / 3;

/**
 * Reverberation time in seconds by Sabine: T = 0.161 V / A.
 * @param volume m³
 * @param absorption equivalent absorption area in m²; 0 gives Infinity
 */
export const reverberationTime = (volume: number, absorption: number): number => (0.161 * volume) / absorption;
