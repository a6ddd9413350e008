import { copyFile, mkdir, readdir, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp from 'sharp';

/** Widths a picture is offered in, beside its own. */
const widths = [400, 800];

const isNewer = async (file: string, than: string): Promise<boolean> => {
  const [one, other] = await Promise.all([stat(file), stat(than).catch(() => undefined)]);
  return !other || one.mtimeMs > other.mtimeMs;
};

/** Copies a brand's pictures and makes the smaller ones of each; those of an earlier build are kept. */
export const copyMedia = async (from: string, to: string): Promise<void> => {
  const pictures = (await readdir(from, { recursive: true })).filter((file) => file.endsWith('.webp'));
  const folders = new Set(pictures.map((file) => join(to, file, '..')));
  await Promise.all([...folders].map((folder) => mkdir(folder, { recursive: true })));
  // Sharp works on its own threads; a few at a time keep them busy without holding every picture in memory.
  const queue = pictures.values();
  const work = async () => {
    for (const picture of queue) {
      const source = join(from, picture);
      const copy = join(to, picture);
      if (!(await isNewer(source, copy))) continue;
      for (const width of widths)
        await sharp(source)
          .resize({ width, withoutEnlargement: true })
          .webp({ quality: 78 })
          .toFile(copy.replace(/\.webp$/, `-${width}.webp`));
      await copyFile(source, copy);
    }
  };
  await Promise.all([work(), work()]);
};

const fonts = { 'bricolage-grotesque': 'bricolage-grotesque-latin-wght-normal', 'hanken-grotesk': 'hanken-grotesk-latin-wght-normal' };

/** Copies the two self-hosted variable fonts (latin subset); their addresses. */
export const copyFonts = async (to: string): Promise<string[]> => {
  const require = createRequire(import.meta.url);
  await mkdir(to, { recursive: true });
  return Promise.all(
    Object.entries(fonts).map(async ([name, file]) => {
      await copyFile(require.resolve(`@fontsource-variable/${name}/files/${file}.woff2`), join(to, `${name}.woff2`));
      return `/fonts/${name}.woff2`;
    }),
  );
};
