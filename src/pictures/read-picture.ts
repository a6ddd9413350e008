import { fileTypeFromBuffer } from 'file-type';
import { createHash } from 'node:crypto';
import { type PictureFormat, pictureFormats } from '../common/picture-formats.js';
import { PictureFault } from './picture-fault.js';

/** Maximum number of pixels of a picture, of all its frames together. */
export const maxPixels = 50_000_000;
/** Largest picture that is kept, in pixels: as large as the Shop API keeps photographs. Larger ones are reduced to it. Only the zoom shows it in full. */
const keptSize = { width: 2400, height: 2400 };
const placeholderSide = 16;
const maxPlaceholderLength = 400;
/** Seconds after which the work on one picture is ended. */
const deadline = 20;

/** Types that are decoded. All others, SVG in particular, are never rendered. */
const types = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif', 'image/tiff']);

/** sharp, loaded only by shops with such pictures, with one thread: requests use the other cores. */
const loadSharp = async () => {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
};

export interface ReadPicture {
  /** SHA-256 of the fetched content, hexadecimal. */
  content: string;
  width: number;
  height: number;
  /** As `data:` URL; null if it would be too long. */
  placeholder: string | null;
  /** The picture from which copies are made: WebP, upright, sRGB, without metadata. */
  master: Buffer;
}

const refused = (reason: string) => new PictureFault('refused', reason);

/**
 * Decodes a fetched picture; of an animated one the first frame.
 * @throws PictureFault for another type, too many pixels, and content that cannot be decoded
 */
export const readPicture = async (content: Buffer): Promise<ReadPicture> => {
  const type = (await fileTypeFromBuffer(content))?.mime;
  if (!type || !types.has(type)) throw refused(`its content is ${type ?? 'of no known type'}`);
  const sharp = await loadSharp();
  const facts = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!facts) throw refused('it cannot be decoded');
  const { pages = 1, width, height } = facts;
  if (width * height * pages > maxPixels) throw refused(`it has more than ${maxPixels} pixels`);
  try {
    const { data: master, info } = await sharp(content, { limitInputPixels: maxPixels, failOn: 'error' })
      .timeout({ seconds: deadline })
      .autoOrient()
      .toColourspace('srgb')
      .resize({ ...keptSize, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 92, effort: 2 })
      .toBuffer({ resolveWithObject: true });
    const tiny = await sharp(master).resize(placeholderSide, placeholderSide, { fit: 'inside' }).webp({ quality: 30 }).toBuffer();
    const placeholder = `data:image/webp;base64,${tiny.toString('base64')}`;
    return {
      content: createHash('sha256').update(content).digest('hex'),
      width: info.width,
      height: info.height,
      placeholder: placeholder.length > maxPlaceholderLength ? null : placeholder,
      master,
    };
  } catch {
    throw refused('it cannot be decoded');
  }
};

/** A copy of a picture. @param width in pixels; undefined: the width of the picture */
export const copyOf = async (master: Buffer, width: number | undefined, format: PictureFormat): Promise<Buffer> => {
  const sharp = await loadSharp();
  return sharp(master)
    .timeout({ seconds: deadline })
    .resize({ ...(width && { width }), withoutEnlargement: true })
    .toFormat(format, pictureFormats[format])
    .toBuffer();
};
