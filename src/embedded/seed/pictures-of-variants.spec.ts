import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { brandCodes } from '../../contract/brand-codes.js';
import { imageLike, imagesFor } from '../../domain/sku-pattern.js';
import { readCatalogue } from './read-catalogue.js';
import { catalogueFolder } from './seed.js';
import { skuOf } from './variant.js';

/** A picture in the manifest. `shows`: families in a room, with the colours that the room has of them. */
interface ManifestPicture {
  file: string;
  kind: string;
  family: string | null;
  colour: string | null;
  shows?: Record<string, string[]>;
}
const manifest = JSON.parse(await readFile(fileURLToPath(new URL('../../../brands/shared/media/manifest.json', import.meta.url)), 'utf8')) as ManifestPicture[];
const byFile = new Map(manifest.map((entry) => [entry.file, entry]));

const catalogues = await Promise.all(brandCodes.map(async (code) => (await readCatalogue(catalogueFolder(code)))?.parse().products ?? []));
const variants = catalogues.flat().flatMap((family) => family.variants.map(({ colour }) => ({ family, colour, sku: skuOf(family.code, colour) })));

/** Whether a picture shows a family in another colour than this one. */
const isOfOtherColour = (file: string, code: string, colour: string): boolean => {
  const { family, colour: shown, shows } = byFile.get(file)!;
  if (family !== null) return family !== code || shown !== colour;
  return shows?.[code] !== undefined && !shows[code].includes(colour);
};

describe('the pictures of every variant of every brand', () => {
  it('have its colour or no colour', () => {
    expect(variants.length).toBeGreaterThan(80);
    const wrong = variants.flatMap(({ family: { code, pictures }, colour, sku }) =>
      imagesFor(sku, pictures).flatMap(({ file }) => (isOfOtherColour(file, code, colour) ? [`${sku} ${file}`] : [])),
    );
    expect(wrong).toEqual([]);
  });

  it('begin with the product, and include every picture that was made of it', () => {
    for (const { family, colour, sku } of variants) {
      const shown = imagesFor(sku, family.pictures).map(({ file }) => file);
      const made = manifest.filter((entry) => entry.family === family.code && entry.colour === colour).map(({ file }) => file);
      expect([sku, made[0]]).toEqual([sku, shown[0]]);
      expect([sku, shown.slice(0, made.length)]).toEqual([sku, made]);
    }
  });

  it('are the product, its detail and its other side', () => {
    const lacking = variants.flatMap(({ family: { code, pictures }, colour, sku }) => {
      const shown = imagesFor(sku, pictures).map(({ file }) => byFile.get(file)!);
      const kinds = shown.flatMap(({ family, kind }) => (family === code ? [kind] : []));
      return ['product', 'detail', 'angle'].flatMap((kind) => (kinds.includes(kind) ? [] : [`${sku} ${colour} ${kind}`]));
    });
    expect(lacking).toEqual([]);
  });

  it('have its colour also in the options of the configurator', () => {
    const wrong = variants.flatMap(({ family: { code, pictures, configuration }, colour, sku }) =>
      (configuration?.options ?? [])
        .flatMap(({ values = [] }) => values.flatMap(({ picture }) => picture ?? []))
        .map((named) => imageLike(sku, pictures, named))
        .flatMap((shown) => (shown === undefined || isOfOtherColour(shown.file, code, colour) ? [`${sku} ${shown?.file}`] : [])),
    );
    expect(wrong).toEqual([]);
  });
});
