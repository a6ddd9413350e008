import { type Area, centreOf, cropAround, type Job, type Size, turnedSize } from './crop-area.js';

/** Position and zoom of the picture behind the crop window, in CSS pixels. */
export interface StageView {
  /** Centre of the picture relative to the centre of the window. */
  crop: { x: number; y: number };
  zoom: number;
}
export interface StageSizes {
  /** Size of the crop window. */
  window: Size;
  /** Size of the picture without rotation at zoom 1. */
  media: Size;
}

/** Returns the largest crop window with an aspect ratio within a stage, with a margin. */
export const windowIn = (stage: Size, aspect: number): Size => {
  const room = { width: stage.width * 0.88, height: stage.height * 0.76 };
  return room.width > room.height * aspect ? { width: room.height * aspect, height: room.height } : { width: room.width, height: room.width / aspect };
};

/** Returns the CSS pixels per picture pixel at zoom 1. */
const scaleOf = (job: Job, { media }: StageSizes): number => media.width / job.source.width;

export const viewOf = (job: Job, area: Area, sizes: StageSizes): StageView => {
  const frame = turnedSize(job.source, area.rotation);
  const zoom = sizes.window.width / (area.width * scaleOf(job, sizes));
  const centre = centreOf(area);
  const perPixel = scaleOf(job, sizes) * zoom;
  return { crop: { x: (frame.width / 2 - centre.x) * perPixel, y: (frame.height / 2 - centre.y) * perPixel }, zoom };
};

/** Returns the crop of a view in whole pixels; the inverse of `viewOf`. */
export const cropOfView = (job: Job, { crop, zoom }: StageView, sizes: StageSizes, rotation: Area['rotation']): Area => {
  const frame = turnedSize(job.source, rotation);
  const perPixel = scaleOf(job, sizes) * zoom;
  return cropAround(job, { x: frame.width / 2 - crop.x / perPixel, y: frame.height / 2 - crop.y / perPixel }, sizes.window.width / perPixel, rotation);
};
