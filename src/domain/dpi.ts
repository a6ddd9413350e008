const millimetresPerInch = 25.4;

export interface Print {
  /** Millimetres of the finished print, and of the bleed on each side. */
  width: number;
  height: number;
  bleed: number;
}

/**
 * How finely a crop is printed: pixels for each inch of print and bleed, of the coarser side, rounded down.
 * @param crop in pixels
 */
export const printDpi = (crop: { width: number; height: number }, { width, height, bleed }: Print): number =>
  Math.floor(Math.min(crop.width / ((width + 2 * bleed) / millimetresPerInch), crop.height / ((height + 2 * bleed) / millimetresPerInch)));

/** Whether a crop has the shape of the print with its bleed, within one percent. */
export const fitsPrint = (crop: { width: number; height: number }, { width, height, bleed }: Print): boolean => {
  const wanted = (width + 2 * bleed) / (height + 2 * bleed);
  return Math.abs(crop.width / crop.height / wanted - 1) <= 0.01;
};
