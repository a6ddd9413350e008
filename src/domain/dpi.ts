import type { ExpectedCrop } from '../contract/configuration.js';

const millimetresPerInch = 25.4;

export interface Print {
  /** Size of the finished print, and bleed on each side, in millimetres. */
  width: number;
  height: number;
  bleed: number;
}

/**
 * Resolution of a printed crop: pixels per inch of print and bleed, along the coarser side, rounded down.
 * @param crop size in pixels
 */
export const printDpi = (crop: { width: number; height: number }, { width, height, bleed }: Print): number =>
  Math.floor(Math.min(crop.width / ((width + 2 * bleed) / millimetresPerInch), crop.height / ((height + 2 * bleed) / millimetresPerInch)));

/** Maximum difference between the aspect ratios of a crop and of the print with its bleed, as a fraction. */
const tolerance = 0.01;

/** Size in millimetres of the print with its bleed, and the tolerance of the aspect ratio. */
export const expectedCrop = ({ width, height, bleed }: Print): ExpectedCrop => ({ widthMm: width + 2 * bleed, heightMm: height + 2 * bleed, tolerance });

/** Whether a crop has the aspect ratio of the print with its bleed. */
export const fitsPrint = (crop: { width: number; height: number }, print: Print): boolean => {
  const { widthMm, heightMm } = expectedCrop(print);
  return Math.abs(crop.width / crop.height / (widthMm / heightMm) - 1) <= tolerance;
};
