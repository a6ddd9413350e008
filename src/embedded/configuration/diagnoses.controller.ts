import { Controller, Inject } from '@nestjs/common';
import { asc, eq, inArray } from 'drizzle-orm';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Given, Input, Serves } from '../../common/operation.decorators.js';
import { BRAND } from '../../config/brand.js';
import type { Brand } from '../../contract/brands.js';
import { type OutputOf, shopApi } from '../../contract/shop-api.js';
import { product, productText } from '../catalogue/catalogue.tables.js';
import { DATABASE, type Database } from '../database/database.module.js';
import { diagnose } from './diagnose.js';

/** Products looked at in one call; a shop with more asks page by page. */
const most = 2000;

@Controller()
export class DiagnosesController {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(BRAND) private readonly brand: Brand,
  ) {}

  @Serves(shopApi.listElfsquadDiagnoses)
  async list(@Input(shopApi.listElfsquadDiagnoses) { page, pageSize, status }: Given<'listElfsquadDiagnoses'>): Promise<OutputOf<'listElfsquadDiagnoses'>> {
    const products = await this.db.select().from(product).where(eq(product.isOnSale, true)).orderBy(asc(product.id)).limit(most);
    const texts = await this.textsOf(products.map(({ id }) => id));
    const media = fileURLToPath(new URL(`../../../brands/${this.brand.code.toLowerCase()}/media/`, import.meta.url));
    const seen = new Map<string, boolean>();
    const exist = (file: string): boolean => seen.get(file) ?? (seen.set(file, existsSync(media + file)), seen.get(file)!);
    const all = products.map((row) => diagnose({ ...row, texts: texts.get(row.id) ?? new Map() }, exist)).filter((one) => !status || one.status === status);
    return { items: all.slice((page - 1) * pageSize, page * pageSize), total: all.length, page, pageSize, checkedAt: new Date().toISOString() };
  }

  private async textsOf(ids: string[]): Promise<Map<string, Map<string, { slug: string; name: string }>>> {
    const rows = ids.length ? await this.db.select().from(productText).where(inArray(productText.productId, ids)) : [];
    return new Map([...Map.groupBy(rows, ({ productId }) => productId)].map(([id, own]) => [id, new Map(own.map((row) => [row.locale, row]))]));
  }
}
