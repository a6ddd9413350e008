import { writeFile } from 'node:fs/promises';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { Turns } from '../../common/turns.js';
import type { CropArea } from '../../contract/configuration.js';
import { Problem } from '../../contract/errors.js';
import type { z } from 'zod';

export type Area = z.output<typeof CropArea>;
export interface Size {
  width: number;
  height: number;
}

/** Pixels a picture may have unpacked: 100 megapixels are a poster at 300 dpi, and 400 MB of memory. */
export const maximumPixels = 100_000_000;
/** Longest side of a preview. */
const previewSide = 800;
const thumbnailSide = 240;
/** Types we look into; everything else (SVG above all) is never drawn. */
const drawable = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/tiff', 'image/avif']);
// A picture is looked into once: kept open, it would keep its room on the disk after it is removed.
sharp.cache({ files: 0 });
/** Decoding takes memory by pixels: one picture at a time. */
const turns = new Turns(1, 50);

/** What telephones keep photographs in; no free decoder may read it. */
export const isHeic = (type: string): boolean => /^image\/hei[cf]\b/.test(type);

export const isDrawable = (type: string): boolean => drawable.has(type);

const read = (path: string): Sharp => sharp(path, { limitInputPixels: maximumPixels, sequentialRead: true, failOn: 'error' });

const readable = async <Value>(work: () => Promise<Value>): Promise<Value> => {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Problem ? error : new Problem('IMAGE_UNREADABLE');
  }
};

/** Size as looked at: EXIF orientations 5 to 8 lie on their side. */
const seen = ({ width = 0, height = 0, orientation = 1 }: Metadata): Size => (orientation >= 5 ? { width: height, height: width } : { width, height });

/** Reads the header alone. @throws Problem IMAGE_UNREADABLE, also for too many pixels and for none */
export const sizeOfPicture = (path: string): Promise<Size> =>
  readable(async () => {
    const metadata = await sharp(path, { limitInputPixels: false }).metadata();
    const pixels = (metadata.width ?? 0) * (metadata.height ?? 0) * (metadata.pages ?? 1);
    if (pixels < 1 || pixels > maximumPixels) throw new Problem('IMAGE_UNREADABLE');
    return seen(metadata);
  });

/** As it is printed: what is transparent is white paper. */
const onPaper = { background: '#ffffff' };

/** Writes what is drawn. A disk that is full is no fault of the picture. */
const writeDrawn = async (to: string, draw: () => Promise<Buffer>): Promise<void> => writeFile(to, await readable(draw));

/** Writes a small WebP: upright, sRGB, without metadata. @throws Problem IMAGE_UNREADABLE */
export const writePreview = (from: string, to: string): Promise<void> =>
  turns.run(() =>
    writeDrawn(to, () =>
      read(from).autoOrient().resize(previewSide, previewSide, { fit: 'inside', withoutEnlargement: true }).flatten(onPaper).toColourspace('srgb').webp({ quality: 80 }).toBuffer(),
    ),
  );

/** Writes a smaller JPEG of a preview, for mail programs that know nothing newer. */
export const writeThumbnail = (from: string, to: string): Promise<void> =>
  writeDrawn(to, () => sharp(from).resize(thumbnailSide, thumbnailSide, { fit: 'inside', withoutEnlargement: true }).jpeg({ quality: 82 }).toBuffer());

/** Size of a picture after turning it clockwise. */
export const turned = ({ width, height }: Size, rotation: Area['rotation']): Size => (rotation % 180 ? { width: height, height: width } : { width, height });

/** Cuts an area out at full resolution: upright, turned, then cut. @throws Problem IMAGE_UNREADABLE */
export const writeCut = (from: string, to: string, { x, y, width, height, rotation }: Area): Promise<void> =>
  turns.run(() =>
    writeDrawn(to, async () => {
      // Two steps, since one pipeline turns once only: first upright, then as asked.
      const upright = await read(from).autoOrient().flatten(onPaper).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
      const { width: rawWidth, height: rawHeight, channels } = upright.info;
      return sharp(upright.data, { raw: { width: rawWidth, height: rawHeight, channels }, limitInputPixels: maximumPixels })
        .rotate(rotation)
        .extract({ left: x, top: y, width, height })
        .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
        .toBuffer();
    }),
  );
