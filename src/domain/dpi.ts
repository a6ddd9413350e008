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

/** Whether a crop has the aspect ratio of the print with its bleed, within one percent. */
export const fitsPrint = (crop: { width: number; height: number }, { width, height, bleed }: Print): boolean => {
  const wanted = (width + 2 * bleed) / (height + 2 * bleed);
  return Math.abs(crop.width / crop.height / wanted - 1) <= 0.01;
};
