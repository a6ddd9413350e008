import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { largePictureOf } from '../../src/contract/picture-sources.js';
import { photograph } from '../../test/support/pictures.js';
import { copyMedia } from './media.js';

const media = 'brands/shared/media';
const sizeOf = async (file: string) => {
  const { width, height } = await sharp(join(media, file)).metadata();
  return { width, height };
};

describe('the large pictures for the zoom', () => {
  it('belong to a picture, have its proportions and at least one and a half times its width', async () => {
    const [large, pictures] = await Promise.all(['large', 'products'].map((folder) => readdir(join(media, folder))));
    expect(large!.length).toBeGreaterThan(0);
    expect(large!.filter((name) => !pictures!.includes(name))).toEqual([]);
    for (const name of large!) {
      const [picture, zoomed] = await Promise.all([sizeOf(`products/${name}`), sizeOf(`large/${name}`)]);
      expect([name, zoomed.width / zoomed.height]).toEqual([name, picture.width / picture.height]);
      expect([name, zoomed.width / picture.width >= 1.5]).toEqual([name, true]);
    }
  });

  it('are published unchanged, and a picture without one is its own', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'quiet-media-'));
    try {
      const [from, to, naming] = ['from', 'to', 'naming'].map((name) => join(folder, name)) as [string, string, string];
      await Promise.all([naming, ...['products', 'large', 'rooms'].map((name) => join(from, name))].map((path) => mkdir(path, { recursive: true })));
      const [small, large] = await Promise.all([photograph(20, 20, { format: 'webp' }), photograph(32, 32, { format: 'webp' })]);
      await writeFile(join(naming, 'product.json'), '"products/ONE-1.webp" "products/TWO-1.webp"');
      for (const name of ['ONE-1', 'TWO-1']) await writeFile(join(from, `products/${name}.webp`), small);
      await writeFile(join(from, 'large/ONE-1.webp'), large);
      await copyMedia(from, join(to, 'media'), [naming], true);
      const published = ['products/ONE-1.webp', 'products/TWO-1.webp'].map((file) => readFile(to + largePictureOf(file)));
      expect(await Promise.all(published)).toEqual([large, small]);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
