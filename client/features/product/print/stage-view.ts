import { type Area, around, centreOf, type Job, type Size, turnedSize } from './crop-area.js';

/** What is seen of a crop: the window it is looked at through, and the picture behind it, in CSS pixels. */
export interface View {
  /** Where the picture's middle lies, seen from the window's. */
  crop: { x: number; y: number };
  zoom: number;
}
export interface StageSizes {
  /** The window the crop is seen through. */
  window: Size;
  /** The unturned picture at zoom 1. */
  media: Size;
}

/** The largest window of a shape within a stage, with room round it. */
export const windowIn = (stage: Size, aspect: number): Size => {
  const room = { width: stage.width * 0.88, height: stage.height * 0.76 };
  return room.width > room.height * aspect ? { width: room.height * aspect, height: room.height } : { width: room.width, height: room.width / aspect };
};

/** CSS pixels of a picture's pixel at zoom 1. */
const scaleOf = (job: Job, { media }: StageSizes): number => media.width / job.source.width;

export const viewOf = (job: Job, area: Area, sizes: StageSizes): View => {
  const frame = turnedSize(job.source, area.rotation);
  const zoom = sizes.window.width / (area.width * scaleOf(job, sizes));
  const centre = centreOf(area);
  const perPixel = scaleOf(job, sizes) * zoom;
  return { crop: { x: (frame.width / 2 - centre.x) * perPixel, y: (frame.height / 2 - centre.y) * perPixel }, zoom };
};

/** The crop somebody sees: `viewOf` backwards, in whole pixels. */
export const areaSeen = (job: Job, { crop, zoom }: View, sizes: StageSizes, rotation: Area['rotation']): Area => {
  const frame = turnedSize(job.source, rotation);
  const perPixel = scaleOf(job, sizes) * zoom;
  return around(job, { x: frame.width / 2 - crop.x / perPixel, y: frame.height / 2 - crop.y / perPixel }, sizes.window.width / perPixel, rotation);
};
