import { Inject, Injectable } from '@nestjs/common';
import { eq } from 'drizzle-orm';
import type { ProductPicture, ProductPictures } from '../../contract/catalogue-pictures.js';
import { Problem } from '../../contract/errors.js';
import type { Language } from '../../contract/locales.js';
import { imagesFor, matchesSku } from '../../domain/sku-pattern.js';
import { product } from '../catalogue/catalogue.tables.js';
import { applyChanges, planAgainstStored } from '../catalogue-changes/apply-changes.js';
import type { CatalogueChange, ChangeNote } from '../catalogue-changes/catalogue-changes.types.js';
import { alone } from '../catalogue-changes/catalogue-lock.js';
import { readStoredCatalogue } from '../catalogue-changes/read-stored-catalogue.js';
import { DATABASE, type Database, type Executor } from '../database/database.module.js';
import type { Catalogue, ManifestEntry, ProductEntry } from '../seed/catalogue-files.js';
import { skuOf } from '../seed/variant.js';
import { PhotographStore, type ReceivedFile } from './photograph-store.js';

/** Alternative texts by language; languages that are not given stay as they are. */
export type Alternatives = Partial<Record<Language, string | undefined>>;

interface StoredFamily {
  family: ProductEntry;
  catalogue: Catalogue;
}

/** Pictures of products, as ops and integrators maintain them. */
@Injectable()
export class CataloguePictures {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    private readonly photographs: PhotographStore,
  ) {}

  /** @throws Problem NOT_FOUND */
  async list(sku: string): Promise<ProductPictures> {
    return present(sku, await this.familyOf(this.db, sku));
  }

  /**
   * Adds a photograph to a product, behind its other pictures. A photograph that the product already has stays in its place.
   * @throws Problem NOT_FOUND; IMAGE_UNREADABLE for anything but a picture; as `UploadsService.receive`
   */
  async add(sku: string, file: ReceivedFile, alternatives: Alternatives, note: ChangeNote): Promise<ProductPictures> {
    await this.familyOf(this.db, sku);
    const entry = await this.photographs.keep(file);
    return this.change(sku, note, ({ pictures }) => {
      const known = pictures.find((picture) => picture.file === entry.file && matchesSku(picture.sku, sku));
      const given = Object.fromEntries(Object.entries(alternatives).filter(([, text]) => text !== undefined));
      const added = { sku, file: entry.file, ...known, alt: { ...known?.alt, ...given } };
      return { pictures: known ? pictures.map((picture) => (picture === known ? added : picture)) : [...pictures, added], entry };
    });
  }

  /**
   * Removes a picture from a product. Its file stays, because orders show it.
   * @throws Problem NOT_FOUND; VALIDATION when it is the last one, or when other colours show it too
   */
  async remove(sku: string, file: string, note: ChangeNote): Promise<ProductPictures> {
    return this.change(sku, note, (family) => {
      const shown = imagesFor(sku, family.pictures);
      const removed = shown.filter((picture) => picture.file === file);
      if (removed.length === 0) throw new Problem('NOT_FOUND');
      if (removed.length === shown.length) throw new Problem('VALIDATION', { errors: [{ field: 'file', code: 'yup.errors.array.min', params: { min: 1 } }] });
      const others = family.variants.map(({ colour }) => skuOf(family.code, colour)).filter((other) => other !== sku);
      if (removed.some((picture) => others.some((other) => matchesSku(picture.sku, other))))
        throw new Problem('VALIDATION', { errors: [{ field: 'file', code: 'yup.errors.mixed.oneOf', params: {} }] });
      return { pictures: family.pictures.filter((picture) => !removed.includes(picture)) };
    });
  }

  private change(sku: string, note: ChangeNote, edit: (family: ProductEntry) => { pictures: ProductEntry['pictures']; entry?: ManifestEntry }): Promise<ProductPictures> {
    return alone(this.db, async (tx) => {
      const { family } = await this.familyOf(tx, sku);
      const { pictures, entry } = edit(family);
      const changes: CatalogueChange[] = [
        ...(entry ? [{ kind: 'picture' as const, key: entry.file, entry }] : []),
        { kind: 'family', key: family.code, entry: { ...family, pictures } },
      ];
      await applyChanges(tx, await planAgainstStored(tx, changes, { mayLackLanguages: true }), note);
      return present(sku, await this.familyOf(tx, sku));
    });
  }

  private async familyOf(db: Executor, sku: string): Promise<StoredFamily> {
    const [row] = await db.select({ code: product.family }).from(product).where(eq(product.sku, sku));
    const catalogue = row && (await readStoredCatalogue(db, [row.code]));
    const family = catalogue?.products.find(({ code }) => code === row!.code);
    if (!catalogue || !family) throw new Problem('NOT_FOUND');
    return { family, catalogue };
  }
}

const present = (sku: string, { family, catalogue }: StoredFamily): ProductPictures => ({
  items: imagesFor(sku, family.pictures).flatMap(({ file, alt, sku: skus }): ProductPicture[] => {
    const entry = catalogue.pictures.get(file);
    return entry ? [{ file, width: entry.width, height: entry.height, texts: alt, skus }] : [];
  }),
});
