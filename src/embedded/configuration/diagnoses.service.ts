import { Inject, Injectable } from '@nestjs/common';
import { asc, eq, inArray } from 'drizzle-orm';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { InputValue } from '../../common/operation.decorators.js';
import { BRAND } from '../../config/brand.js';
import type { Brand } from '../../contract/brands.js';
import { isForeignPicture } from '../../contract/picture-sources.js';
import type { OutputOf } from '../../contract/shop-api.js';
import { product, productText } from '../catalogue/catalogue.tables.js';
import { DATABASE, type Database } from '../database/database.module.js';
import { diagnose } from './diagnose.js';

/** Limit of the products that one call checks, in the order of their ids; further products are not checked. */
const most = 2000;

/** Checks the configuration models of the products on sale. */
@Injectable()
export class DiagnosesService {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(BRAND) private readonly brand: Brand,
  ) {}

  async list({ page, pageSize, status }: InputValue<'listElfsquadDiagnoses'>): Promise<OutputOf<'listElfsquadDiagnoses'>> {
    const products = await this.db.select().from(product).where(eq(product.isOnSale, true)).orderBy(asc(product.id)).limit(most);
    const texts = await this.textsOf(products.map(({ id }) => id));
    const folders = this.mediaFolders();
    const seen = new Map<string, boolean>();
    const exist = (file: string): boolean =>
      seen.get(file) ??
      (seen.set(
        file,
        // Files on other hosts are not checked.
        isForeignPicture(file) || folders.some((folder) => existsSync(folder + file)),
      ),
      seen.get(file)!);
    const all = products.map((row) => diagnose({ ...row, texts: texts.get(row.id) ?? new Map() }, exist)).filter((one) => !status || one.status === status);
    return { items: all.slice((page - 1) * pageSize, page * pageSize), total: all.length, page, pageSize, checkedAt: new Date().toISOString() };
  }

  /** Folders with pictures: of the sources, and of the build. */
  private mediaFolders(): string[] {
    return ['../../../brands/shared/media/', '../../../client/media/'].map((folder) => fileURLToPath(new URL(folder, import.meta.url)));
  }

  private async textsOf(ids: string[]): Promise<Map<string, Map<string, { slug: string; name: string }>>> {
    const rows = ids.length ? await this.db.select().from(productText).where(inArray(productText.productId, ids)) : [];
    return new Map([...Map.groupBy(rows, ({ productId }) => productId)].map(([id, own]) => [id, new Map(own.map((row) => [row.locale, row]))]));
  }
}
