import { isDeepStrictEqual } from 'node:util';
import { imagesFor } from '../../domain/sku-pattern.js';
import type { ProductEntry } from '../seed/catalogue-files.js';
import { skuOf } from '../seed/variant.js';

type Variant = ProductEntry['variants'][number];
type ShownPicture = Omit<ProductEntry['pictures'][number], 'sku'>;

/** What a row of the sheet contains of one colour of a family. */
export interface SheetProduct {
  colour: string;
  stock?: number;
  ended?: Variant['ended'];
  /** Pictures of the product's page, in their order. */
  pictures: ShownPicture[];
}

/** A product as its row shows it: without stock, because an import does not change it. */
export const sheetProductOf = (family: ProductEntry, { colour, ended }: Pick<Variant, 'colour' | 'ended'>): SheetProduct => ({
  colour,
  ended: ended ?? family.ended,
  pictures: imagesFor(skuOf(family.code, colour), family.pictures).map(({ sku: _, ...picture }) => picture),
});

/** Ends each product of the family as given. When all end in the same way, the family ends. */
export const setEnded = (family: ProductEntry, products: readonly SheetProduct[]): void => {
  const [first] = products;
  const isWhole = first?.ended !== undefined && products.every(({ ended }) => isDeepStrictEqual(ended, first.ended));
  if (isWhole) family.ended = first.ended;
  else delete family.ended;
  for (const [at, { ended }] of products.entries()) {
    const variant = family.variants[at]!;
    if (ended && !isWhole) variant.ended = ended;
    else delete variant.ended;
  }
};

/** Number of pictures at the end that all products have in common. */
const commonPictures = ([first, ...others]: readonly SheetProduct[]): number => {
  let count = 0;
  while (first?.pictures.at(-1 - count) && others.length && others.every(({ pictures }) => isDeepStrictEqual(pictures.at(-1 - count), first.pictures.at(-1 - count)))) count++;
  return count;
};

/** Where a picture of a family came from. */
export interface PictureOrigin {
  colour: string;
  /** Position among the pictures of its product. */
  position: number;
}

/** Gives each product its pictures. Those at the end that all products show are stored once. @returns origin of each stored picture */
export const setPictures = (family: ProductEntry, products: readonly SheetProduct[]): PictureOrigin[] => {
  const common = commonPictures(products);
  const own = products.flatMap(({ colour, pictures }) =>
    pictures
      .slice(0, pictures.length - common)
      .map((picture, position) => ({ picture: { sku: `${family.code}-${colour.replaceAll('-', '')}-*`, ...picture }, origin: { colour, position } })),
  );
  const [first] = products;
  const shared = (first?.pictures ?? [])
    .slice((first?.pictures.length ?? 0) - common)
    .map((picture, at) => ({ picture: { sku: `${family.code}-*-*`, ...picture }, origin: { colour: first!.colour, position: first!.pictures.length - common + at } }));
  const all = [...own, ...shared];
  family.pictures = all.map(({ picture }) => picture);
  return all.map(({ origin }) => origin);
};
