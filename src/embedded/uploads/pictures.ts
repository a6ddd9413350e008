import { writeFile } from 'node:fs/promises';
import type sharp from 'sharp';
import type { Metadata, Sharp } from 'sharp';
import { ConcurrencyLimiter } from '../../common/concurrency-limiter.js';
import type { CropArea } from '../../contract/configuration.js';
import { Problem } from '../../contract/errors.js';
import type { z } from 'zod';

export type Area = z.output<typeof CropArea>;
export interface Size {
  width: number;
  height: number;
}

/** Maximum number of pixels of a picture: 100 megapixels are a poster at 300 dpi, and 400 MB of memory. */
export const maximumPixels = 100_000_000;
/** Longest side of a preview in pixels. */
const previewSide = 800;
const thumbnailSide = 240;
/** Longest side of a photograph of a product in pixels. */
const photographSide = 2400;
const placeholderSide = 16;
/** Longest placeholder, which each page with the picture contains. */
const maximumPlaceholder = 400;
/** Types that are decoded. All others, SVG in particular, are never rendered. */
const drawable = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/tiff', 'image/avif']);
type Load = typeof sharp;

/** sharp, loaded with the first picture, because it would slow down each start. */
const loadSharp = async (): Promise<Load> => {
  const { default: load } = await import('sharp');
  // Without this, sharp keeps files open, so that removed files still occupy disk space.
  load.cache({ files: 0 });
  return load;
};
/** Decoding needs memory in proportion to the pixels, so one picture is decoded at a time. */
const limiter = new ConcurrencyLimiter(1, 50);

/** Whether it is HEIC or HEIF, a format of phone photos. Its codec HEVC is patented, so sharp has no decoder for it. */
export const isHeic = (type: string): boolean => /^image\/hei[cf]\b/.test(type);

export const isDrawable = (type: string): boolean => drawable.has(type);

const read = (load: Load, path: string): Sharp => load(path, { limitInputPixels: maximumPixels, sequentialRead: true, failOn: 'error' });

const readable = async <Value>(work: (load: Load) => Promise<Value>): Promise<Value> => {
  const load = await loadSharp();
  try {
    return await work(load);
  } catch (error) {
    throw error instanceof Problem ? error : new Problem('IMAGE_UNREADABLE');
  }
};

/** Size as displayed: EXIF orientations 5 to 8 are rotated by 90 degrees. */
const seen = ({ width = 0, height = 0, orientation = 1 }: Metadata): Size => (orientation >= 5 ? { width: height, height: width } : { width, height });

/** Returns the displayed size, from the header only. @throws Problem IMAGE_UNREADABLE, also for too many pixels or none */
export const sizeOfPicture = (path: string): Promise<Size> =>
  readable(async (load) => {
    const metadata = await load(path, { limitInputPixels: false }).metadata();
    const pixels = (metadata.width ?? 0) * (metadata.height ?? 0) * (metadata.pages ?? 1);
    if (pixels < 1 || pixels > maximumPixels) throw new Problem('IMAGE_UNREADABLE');
    return seen(metadata);
  });

/** Transparent areas become white in print. */
const onPaper = { background: '#ffffff' };

/** Renders a picture and writes it. Only rendering errors become IMAGE_UNREADABLE, not a full disk. */
const writeDrawn = async (to: string, draw: (load: Load) => Promise<Buffer>): Promise<void> => writeFile(to, await readable(draw));

/** Writes a preview as WebP: upright, sRGB, without metadata, with its transparency, about which the photo studio warns. @throws Problem IMAGE_UNREADABLE */
export const writePreview = (from: string, to: string): Promise<void> =>
  limiter.run(() =>
    writeDrawn(to, (load) =>
      read(load, from).autoOrient().resize(previewSide, previewSide, { fit: 'inside', withoutEnlargement: true }).toColourspace('srgb').webp({ quality: 80 }).toBuffer(),
    ),
  );

/** Writes a thumbnail of a preview as JPEG, for mail programs that do not support WebP. */
export const writeThumbnail = (from: string, to: string): Promise<void> =>
  writeDrawn(to, (load) => load(from).resize(thumbnailSide, thumbnailSide, { fit: 'inside', withoutEnlargement: true }).flatten(onPaper).jpeg({ quality: 82 }).toBuffer());

/** Writes a photograph of a product as WebP: upright, sRGB, without metadata, with its transparency. @returns its size, and a tiny version as `data:` URL. @throws Problem IMAGE_UNREADABLE */
export const writePhotograph = (from: string, to: string): Promise<Size & { placeholder: string | null }> =>
  limiter.run(async () => {
    const side = { width: photographSide, height: photographSide, fit: 'inside', withoutEnlargement: true } as const;
    const { data, info } = await readable((load) => read(load, from).autoOrient().toColourspace('srgb').resize(side).webp({ quality: 92 }).toBuffer({ resolveWithObject: true }));
    await writeFile(to, data);
    const load = await loadSharp();
    const tiny = await load(data).resize(placeholderSide, placeholderSide, { fit: 'inside' }).webp({ quality: 30 }).toBuffer();
    const placeholder = `data:image/webp;base64,${tiny.toString('base64')}`;
    return { width: info.width, height: info.height, placeholder: placeholder.length > maximumPlaceholder ? null : placeholder };
  });

/** Size of a picture after clockwise rotation. */
export const turned = ({ width, height }: Size, rotation: Area['rotation']): Size => (rotation % 180 ? { width: height, height: width } : { width, height });

/** Crops a picture at full resolution. The area refers to the upright, rotated picture. @throws Problem IMAGE_UNREADABLE */
export const writeCut = (from: string, to: string, { x, y, width, height, rotation }: Area): Promise<void> =>
  limiter.run(() =>
    writeDrawn(to, async (load) => {
      // Two steps, because a sharp pipeline rotates only once: first by the EXIF orientation, then by the requested rotation.
      const upright = await read(load, from).autoOrient().flatten(onPaper).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
      const { width: rawWidth, height: rawHeight, channels } = upright.info;
      return load(upright.data, { raw: { width: rawWidth, height: rawHeight, channels }, limitInputPixels: maximumPixels })
        .rotate(rotation)
        .extract({ left: x, top: y, width, height })
        .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
        .toBuffer();
    }),
  );
