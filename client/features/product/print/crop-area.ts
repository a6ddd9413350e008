import type { Configuration } from '../../../../src/contract/configuration.js';
import { type Print, printDpi } from '../../../../src/domain/dpi.js';

export interface Size {
  width: number;
  height: number;
}
/** A rectangle of the picture as it is looked at and then turned, in source pixels. */
export type Area = Pick<NonNullable<Configuration['crop']>, 'x' | 'y' | 'width' | 'height' | 'rotation'>;
export type Rotation = Area['rotation'];
/** A picture, the sheet it is printed on, and how few pixels an inch of that may have. */
export interface Job {
  /** Pixels of the picture as it is looked at. */
  source: Size;
  sheet: Print;
  minimumDpi: number;
  /** Cut to a circle. */
  isRound?: boolean;
}

const millimetresPerInch = 25.4;
const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), Math.max(least, most));

/** Width of a print with its bleed, in heights. */
export const aspectOf = ({ width, height, bleed }: Print): number => (width + 2 * bleed) / (height + 2 * bleed);

export const turnedSize = ({ width, height }: Size, rotation: Rotation): Size => (rotation % 180 ? { width: height, height: width } : { width, height });

/** The fewest pixels a crop may have. */
export const leastCrop = ({ sheet, minimumDpi }: Pick<Job, 'sheet' | 'minimumDpi'>): Size => {
  const pixels = (millimetres: number) => Math.ceil((minimumDpi * (millimetres + 2 * sheet.bleed)) / millimetresPerInch);
  const least = { width: pixels(sheet.width), height: pixels(sheet.height) };
  // Where a division comes out a hair short.
  while (printDpi(least, sheet) < minimumDpi) {
    least.width += 1;
    least.height += 1;
  }
  return least;
};

/** The most pixels a crop of the print's shape has in a turned picture. */
export const largestCrop = ({ source, sheet }: Pick<Job, 'source' | 'sheet'>, rotation: Rotation): Size => {
  const { width, height } = turnedSize(source, rotation);
  const aspect = aspectOf(sheet);
  return width > height * aspect ? { width: Math.floor(height * aspect), height } : { width, height: Math.floor(width / aspect) };
};

/** Whether a picture has pixels enough, turned like this. */
export const isEnough = (job: Job, rotation: Rotation): boolean => {
  const [frame, least] = [turnedSize(job.source, rotation), leastCrop(job)];
  return frame.width >= least.width && frame.height >= least.height;
};

/** How far a crop may be zoomed in, 1 being the largest crop: the minimum dpi is never undercut. */
export const maximumZoom = (job: Job, rotation: Rotation): number => Math.max(1, largestCrop(job, rotation).width / leastCrop(job).width);
export const zoomOf = (job: Job, area: Area): number => largestCrop(job, area.rotation).width / area.width;

/** The nearest crop of the print's shape, in whole pixels within the picture and with pixels enough. Its width counts, and where it begins. */
export const settled = (job: Job, { x, y, width, rotation }: Omit<Area, 'height'>): Area => {
  const frame = turnedSize(job.source, rotation);
  const [largest, least] = [largestCrop(job, rotation), leastCrop(job)];
  const fitting = Math.round(clamp(width, least.width, largest.width));
  const height = Math.round(clamp(fitting / aspectOf(job.sheet), least.height, largest.height));
  return { x: Math.round(clamp(x, 0, frame.width - fitting)), y: Math.round(clamp(y, 0, frame.height - height)), width: fitting, height, rotation };
};

/** A crop of this width round a point. */
export const around = (job: Job, centre: { x: number; y: number }, width: number, rotation: Rotation): Area => {
  const { width: fitting, height } = settled(job, { x: 0, y: 0, width, rotation });
  return settled(job, { x: centre.x - fitting / 2, y: centre.y - height / 2, width: fitting, rotation });
};
export const centreOf = ({ x, y, width, height }: Area): { x: number; y: number } => ({ x: x + width / 2, y: y + height / 2 });

/** As much of the picture as there is, from its middle. */
export const wholeCrop = (job: Job, rotation: Rotation = 0): Area => {
  const { width, height } = turnedSize(job.source, rotation);
  return around(job, { x: width / 2, y: height / 2 }, width, rotation);
};

/** Zooms about the middle. @param factor more than 1 comes nearer */
export const zoomed = (job: Job, area: Area, factor: number): Area => around(job, centreOf(area), area.width / factor, area.rotation);

/** Moves a crop by parts of its own width. */
export const moved = (job: Job, area: Area, right: number, down: number): Area =>
  settled(job, { ...area, x: area.x + Math.sign(right) * Math.max(1, Math.abs(right) * area.width), y: area.y + Math.sign(down) * Math.max(1, Math.abs(down) * area.width) });

/** Turns the picture a quarter clockwise; what was in the middle stays there. */
export const turned = (job: Job, area: Area): Area => {
  const { x, y } = centreOf(area);
  const { height } = turnedSize(job.source, area.rotation);
  return around(job, { x: height - y, y: x }, area.width, ((area.rotation + 90) % 360) as Rotation);
};

/** The same place on another sheet, as near as that can be. */
export const refitted = (job: Job, area: Area): Area => {
  if (!isEnough(job, area.rotation)) return wholeCrop(job, isEnough(job, 0) ? 0 : 90);
  const same = settled(job, area);
  return isSameArea(same, area) ? same : around(job, centreOf(area), area.width, area.rotation);
};

export const isSameArea = (one: Area, other: Area): boolean => (['x', 'y', 'width', 'height', 'rotation'] as const).every((side) => one[side] === other[side]);
