import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { pictureWidths } from '../../src/contract/picture-sources.js';

/** Formats it is offered in; with this effort a whole build, nothing kept, took two cores 38 s. */
const formats = { webp: { quality: 78 }, avif: { quality: 50, effort: 3, chromaSubsampling: '4:2:0' } } as const;

/** How a copy is made. */
interface Recipe {
  /** Left out: its own. */
  width?: number;
  format: 'webp' | 'avif' | 'jpeg';
  options: { quality: number; effort?: number; chromaSubsampling?: string };
  background?: string;
}
interface Copy {
  file: string;
  /** Left out: the picture as it is. */
  recipe?: Recipe;
}

/** The smaller copies of a picture, and the lighter one of its own width. */
const lighterOf = (picture: string): Copy[] => [
  ...pictureWidths.flatMap((width) =>
    (['webp', 'avif'] as const).map((format) => ({ file: picture.replace(/\.webp$/, `-${width}.${format}`), recipe: { width, format, options: formats[format] } })),
  ),
  { file: picture.replace(/\.webp$/, '.avif'), recipe: { format: 'avif', options: { ...formats.avif, effort: 2 } } },
];
/** A product's picture as mails show it: not every mail program draws WebP. */
const forMails = (picture: string): Copy[] =>
  picture.startsWith('products/')
    ? [{ file: picture.replace(/\.webp$/, '-mail.jpg'), recipe: { width: 144, format: 'jpeg', options: { quality: 80 }, background: '#ffffff' } }]
    : [];
const copiesOf = (picture: string): Copy[] => [{ file: picture }, ...lighterOf(picture), ...forMails(picture)];

const encode = (source: string, { width, format, options, background }: Recipe): Sharp => {
  const resized = sharp(source).resize({ width, withoutEnlargement: true });
  return (background ? resized.flatten({ background }) : resized).toFormat(format, options);
};

/** What was encoded for one brand is not encoded again for the next. */
const cacheFolder = 'node_modules/.cache/quiet-shop/media';

/** Where a copy of a picture is in the cache: the name says what it was made of, and how. */
const placeInCache = (picture: Buffer, recipe: Recipe): string =>
  join(
    cacheFolder,
    createHash('sha256')
      .update(JSON.stringify([recipe, sharp.versions]))
      .update(picture)
      .digest('hex'),
  );

/** The same copy, larger by a third and made in an eighth of the time. */
const asDraft = (recipe: Recipe): Recipe => ({ ...recipe, options: recipe.format === 'jpeg' ? recipe.options : { ...recipe.options, effort: 0 } });

/** Makes a copy of a picture, or takes it from the cache. @param isDraft a copy made with less effort is good enough */
const writeCopy = async (source: string, to: string, recipe: Recipe | undefined, isDraft: boolean): Promise<void> => {
  if (!recipe) return copyFile(source, to);
  const picture = await readFile(source);
  const whole = placeInCache(picture, recipe);
  const made = isDraft && !existsSync(whole) ? asDraft(recipe) : recipe;
  const kept = placeInCache(picture, made);
  if (!existsSync(kept)) {
    // Another build may be making the same.
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

/** Every picture that the files below some folders name: a site carries its own, not its neighbours'. */
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

/** Takes away what an earlier build of another site left. */
const removeOthers = async (folder: string, pictures: Set<string>): Promise<void> => {
  const kept = new Set([...pictures].flatMap((picture) => copiesOf(picture).map(({ file }) => file)));
  const there = (await readdir(folder, { recursive: true })).filter((file) => /\.(?:webp|avif|jpg)$/.test(file));
  await Promise.all(there.filter((file) => !kept.has(file)).map((file) => rm(join(folder, file))));
};

/**
 * Copies the pictures a site names, and all of rooms, which what is written later can name too. Makes the lighter ones of each;
 * those of an earlier build are kept.
 * @param naming folders whose files name them
 * @param isDraft makes them with less effort, where nothing depends on their size
 */
export const copyMedia = async (from: string, to: string, naming: readonly string[], isDraft: boolean): Promise<void> => {
  const pictures = await namedBelow(naming);
  for (const file of await readdir(join(from, 'rooms'))) if (file.endsWith('.webp')) pictures.add(`rooms/${file}`);
  const folders = new Set([...pictures].map((file) => join(to, file, '..')));
  await Promise.all([cacheFolder, ...folders].map((folder) => mkdir(folder, { recursive: true })));
  // Sharp works on its own threads; a few at a time keep them busy without holding every picture in memory.
  const queue = pictures.values();
  const work = async () => {
    for (const picture of queue) {
      const source = join(from, picture);
      for (const { file, recipe } of copiesOf(picture)) if (await isNewer(source, join(to, file))) await writeCopy(source, join(to, file), recipe, isDraft);
    }
  };
  await Promise.all([work(), work()]);
  await removeOthers(to, pictures);
};
