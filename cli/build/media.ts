import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { pictureFormats } from '../../src/common/picture-formats.js';
import { widthsOf } from '../../src/contract/picture-sources.js';

/** How a copy is made. */
interface Recipe {
  width: number;
  format: 'webp' | 'avif' | 'jpeg';
  options: { quality: number; effort?: number; chromaSubsampling?: string };
  background?: string;
}
interface Copy {
  file: string;
  /** Default: the picture. */
  source?: string;
  /** Default: an unchanged copy. */
  recipe?: Recipe;
}

/** The smaller copies of a picture, and an AVIF copy of its full width. */
const lighterOf = (picture: string, fullWidth: number): Copy[] => [
  ...widthsOf(fullWidth).flatMap((width) =>
    (['webp', 'avif'] as const).map((format) => ({ file: picture.replace(/\.webp$/, `-${width}.${format}`), recipe: { width, format, options: pictureFormats[format] } })),
  ),
  { file: picture.replace(/\.webp$/, '.avif'), recipe: { width: fullWidth, format: 'avif', options: { ...pictureFormats.avif, effort: 2 } } },
];
/** JPEG copy of a product picture for mails, because not every mail program shows WebP. */
const forMails = (picture: string): Copy[] =>
  picture.startsWith('products/')
    ? [{ file: picture.replace(/\.webp$/, '-mail.jpg'), recipe: { width: 144, format: 'jpeg', options: { quality: 80 }, background: '#ffffff' } }]
    : [];
/** The file of `large` for the zoom, or the picture itself where there is none. Published as it is: encoding it would double the time of a build. */
const forZoom = (from: string, picture: string): Copy[] => {
  if (!picture.startsWith('products/')) return [];
  const large = picture.replace(/^products/, 'large');
  return [{ file: picture.replace(/\.webp$/, '-large.webp'), source: existsSync(join(from, large)) ? large : picture }];
};
const copiesOf = async (from: string, picture: string): Promise<Copy[]> => {
  const { width } = await sharp(join(from, picture)).metadata();
  return [{ file: picture }, ...lighterOf(picture, width), ...forMails(picture), ...forZoom(from, picture)];
};

const encode = (source: string, { width, format, options, background }: Recipe): Sharp => {
  const resized = sharp(source).resize({ width, withoutEnlargement: true });
  return (background ? resized.flatten({ background }) : resized).toFormat(format, options);
};

/** Cache of encoded pictures, which the builds of all brands share. */
const cacheFolder = 'node_modules/.cache/quiet-shop/media';

/** Path of a copy in the cache. The name is a hash of the picture, the recipe and the version of sharp. */
const placeInCache = (picture: Buffer, recipe: Recipe): string =>
  join(
    cacheFolder,
    createHash('sha256')
      .update(JSON.stringify([recipe, sharp.versions]))
      .update(picture)
      .digest('hex'),
  );

/** The same recipe with the least effort and a quarter of the width: quick to encode, and for browsers to decode in tests. */
const asDraft = (recipe: Recipe): Recipe => (recipe.format === 'jpeg' ? recipe : { ...recipe, width: Math.ceil(recipe.width / 4), options: { ...recipe.options, effort: 0 } });

/** Encodes a copy of a picture, or takes it from the cache. @param isDraft makes a draft */
const writeCopy = async (source: string, to: string, recipe: Recipe | undefined, isDraft: boolean): Promise<void> => {
  if (!recipe) return copyFile(source, to);
  const picture = await readFile(source);
  const made = isDraft ? asDraft(recipe) : recipe;
  const kept = placeInCache(picture, made);
  if (!existsSync(kept)) {
    // Written under a temporary name, because another build may write the same file.
    const arrival = `${kept}.${randomUUID()}`;
    await encode(source, made).toFile(arrival);
    await rename(arrival, kept);
  }
  await copyFile(kept, to);
};

const isNewer = async (file: string, than: string): Promise<boolean> => {
  const [one, other] = await Promise.all([stat(file), stat(than).catch(() => undefined)]);
  return !other || one.mtimeMs > other.mtimeMs;
};

/** All pictures that files below some folders name; a build contains only the pictures of its site. */
const namedBelow = async (folders: readonly string[]): Promise<Set<string>> => {
  const named = new Set<string>();
  for (const folder of folders) {
    const files = (await readdir(folder, { recursive: true })).filter((file) => /\.(?:json|md|ts)$/.test(file));
    for (const text of await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))) {
      for (const [picture] of text.matchAll(/(?:products|rooms)\/[\w-]+\.webp/g)) named.add(picture);
    }
  }
  return named;
};

/** Removes pictures that an earlier build of another site wrote. */
const removeOthers = async (folder: string, from: string, pictures: Set<string>): Promise<void> => {
  const copies = await Promise.all([...pictures].map((picture) => copiesOf(from, picture)));
  const kept = new Set(copies.flat().map(({ file }) => file));
  const there = (await readdir(folder, { recursive: true })).filter((file) => /\.(?:webp|avif|jpg)$/.test(file));
  await Promise.all(there.filter((file) => !kept.has(file)).map((file) => rm(join(folder, file))));
};

/**
 * Copies the pictures that a site names, and all pictures of rooms, because documents that are written later can name them too.
 * Makes the smaller copies of each picture; keeps copies of an earlier build that are not older than the picture.
 * @param naming folders whose files name pictures
 * @param isDraft encodes smaller copies with less effort, for tests, where sizes and sharpness do not matter
 */
export const copyMedia = async (from: string, to: string, naming: readonly string[], isDraft: boolean): Promise<void> => {
  const pictures = await namedBelow(naming);
  for (const file of await readdir(join(from, 'rooms'))) if (file.endsWith('.webp')) pictures.add(`rooms/${file}`);
  const folders = new Set([...pictures].map((file) => join(to, file, '..')));
  await Promise.all([cacheFolder, ...folders].map((folder) => mkdir(folder, { recursive: true })));
  // Sharp uses its own threads: two pictures at a time keep them busy without loading all pictures into memory.
  const queue = pictures.values();
  const work = async () => {
    for (const picture of queue) {
      for (const { file, source = picture, recipe } of await copiesOf(from, picture)) {
        const [original, copy] = [join(from, source), join(to, file)];
        if (await isNewer(original, copy)) await writeCopy(original, copy, recipe, isDraft);
      }
    }
  };
  await Promise.all([work(), work()]);
  await removeOthers(to, from, pictures);
};
