import type { Configuration } from '../../../../src/contract/configuration.js';
import { type Print, printDpi } from '../../../../src/domain/dpi.js';

export interface Size {
  width: number;
  height: number;
}
/** Rectangle of the picture after EXIF orientation and then `rotation`, in source pixels. */
export type Area = Pick<NonNullable<Configuration['crop']>, 'x' | 'y' | 'width' | 'height' | 'rotation'>;
export type Rotation = Area['rotation'];
/** Picture, print format and minimum resolution. */
export interface Job {
  /** Size of the picture in pixels, after EXIF orientation. */
  source: Size;
  sheet: Print;
  minimumDpi: number;
  /** Whether the print is cut to a circle. */
  isRound?: boolean;
}

const millimetresPerInch = 25.4;
const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), Math.max(least, most));

/** Returns the ratio of width to height of a print with its bleed. */
export const aspectOf = ({ width, height, bleed }: Print): number => (width + 2 * bleed) / (height + 2 * bleed);

export const turnedSize = ({ width, height }: Size, rotation: Rotation): Size => (rotation % 180 ? { width: height, height: width } : { width, height });

/** Returns the smallest crop in pixels that has the minimum resolution. */
export const minCrop = ({ sheet, minimumDpi }: Pick<Job, 'sheet' | 'minimumDpi'>): Size => {
  const pixels = (millimetres: number) => Math.ceil((minimumDpi * (millimetres + 2 * sheet.bleed)) / millimetresPerInch);
  const least = { width: pixels(sheet.width), height: pixels(sheet.height) };
  // Rounding errors of the division can make the size too small.
  while (printDpi(least, sheet) < minimumDpi) {
    least.width += 1;
    least.height += 1;
  }
  return least;
};

/** Returns whether a picture with this rotation has enough pixels for the print. */
export const isEnough = (job: Job, rotation: Rotation): boolean => {
  const [frame, least] = [turnedSize(job.source, rotation), minCrop(job)];
  return frame.width >= least.width && frame.height >= least.height;
};

/** Returns the largest crop in pixels with the aspect of the print in a rotated picture. */
export const largestCrop = (job: Job, rotation: Rotation): Size => {
  const { width, height } = turnedSize(job.source, rotation);
  const aspect = aspectOf(job.sheet);
  const largest = width > height * aspect ? { width: Math.floor(height * aspect), height } : { width, height: Math.floor(width / aspect) };
  if (!isEnough(job, rotation)) return largest;
  // The smallest crop is rounded up, so in a picture with just enough pixels it can be larger by one.
  const least = minCrop(job);
  return { width: Math.max(largest.width, least.width), height: Math.max(largest.height, least.height) };
};

/** Returns the maximum zoom that still has the minimum dpi; 1 is the largest crop. */
export const maximumZoom = (job: Job, rotation: Rotation): number => Math.max(1, largestCrop(job, rotation).width / minCrop(job).width);
export const zoomOf = (job: Job, area: Area): number => largestCrop(job, area.rotation).width / area.width;

/** Returns the nearest valid crop: whole pixels, within the picture, aspect of the print, minimum dpi. The height follows from the width. */
export const nearestValidCrop = (job: Job, { x, y, width, rotation }: Omit<Area, 'height'>): Area => {
  const frame = turnedSize(job.source, rotation);
  const [largest, least] = [largestCrop(job, rotation), minCrop(job)];
  const fitting = Math.round(clamp(width, least.width, largest.width));
  const height = Math.round(clamp(fitting / aspectOf(job.sheet), least.height, largest.height));
  return { x: Math.round(clamp(x, 0, frame.width - fitting)), y: Math.round(clamp(y, 0, frame.height - height)), width: fitting, height, rotation };
};

/** Returns the valid crop of a width around a point. */
export const cropAround = (job: Job, centre: { x: number; y: number }, width: number, rotation: Rotation): Area => {
  const { width: fitting, height } = nearestValidCrop(job, { x: 0, y: 0, width, rotation });
  return nearestValidCrop(job, { x: centre.x - fitting / 2, y: centre.y - height / 2, width: fitting, rotation });
};
export const centreOf = ({ x, y, width, height }: Area): { x: number; y: number } => ({ x: x + width / 2, y: y + height / 2 });

/** Returns the largest crop around the centre of the picture. */
export const largestCentredCrop = (job: Job, rotation: Rotation = 0): Area => {
  const { width, height } = turnedSize(job.source, rotation);
  return cropAround(job, { x: width / 2, y: height / 2 }, width, rotation);
};

/** Zooms around the centre. @param factor above 1 zooms in */
export const zoomed = (job: Job, area: Area, factor: number): Area => cropAround(job, centreOf(area), area.width / factor, area.rotation);

/** Moves a crop by fractions of its width, at least 1 px. */
export const moved = (job: Job, area: Area, right: number, down: number): Area =>
  nearestValidCrop(job, {
    ...area,
    x: area.x + Math.sign(right) * Math.max(1, Math.abs(right) * area.width),
    y: area.y + Math.sign(down) * Math.max(1, Math.abs(down) * area.width),
  });

/** Rotates the picture by 90° clockwise and keeps the centre of the crop. */
export const turned = (job: Job, area: Area): Area => {
  const { x, y } = centreOf(area);
  const { height } = turnedSize(job.source, area.rotation);
  return cropAround(job, { x: height - y, y: x }, area.width, ((area.rotation + 90) % 360) as Rotation);
};

/** Returns the nearest valid crop for another format, with the same centre; upright when the rotated picture has too few pixels for it. */
export const fitToPrint = (job: Job, area: Area): Area => {
  if (!isEnough(job, area.rotation)) return largestCentredCrop(job);
  const same = nearestValidCrop(job, area);
  return isSameArea(same, area) ? same : cropAround(job, centreOf(area), area.width, area.rotation);
};

export const isSameArea = (one: Area, other: Area): boolean => (['x', 'y', 'width', 'height', 'rotation'] as const).every((side) => one[side] === other[side]);
