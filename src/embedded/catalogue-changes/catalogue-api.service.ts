import { Inject, Injectable } from '@nestjs/common';
import { and, eq } from 'drizzle-orm';
import type { CallContext, InputValue } from '../../common/operation.decorators.js';
import type { CatalogueResult, PriceItem } from '../../contract/catalogue-changes.js';
import { Problem } from '../../contract/errors.js';
import type { OutputOf } from '../../contract/shop-api.js';
import { DATABASE, type Database, type Executor } from '../database/database.module.js';
import { hashOf } from '../ids.js';
import { ApiKeys } from '../integrators/api-keys.js';
import type { ProductEntry } from '../seed/catalogue-files.js';
import { applyChanges, planAgainstStored } from './apply-changes.js';
import { catalogueEntry } from './catalogue-changes.tables.js';
import type { CatalogueChange, CatalogueFault, ChangeNote, Plan, PlanOptions } from './catalogue-changes.types.js';
import { alone, isBusy } from './catalogue-lock.js';
import { withPrices } from './edit-family.js';
import { codeIn, findFamilies } from './find-family.js';

type Results = OutputOf<'setPrices'>;

/** A requested change of one family. `entryFor` returns the new entry; undefined: the item needs a family that exists. */
interface Item {
  sku: string;
  etag?: string | undefined;
  entryFor(family: ProductEntry | undefined): unknown;
}

/** Seconds that a call waits for another change of the catalogue. */
const waitSeconds = 10;

const etagOf = (entry: unknown): string => `"${hashOf(JSON.stringify(entry)).slice(0, 32)}"`;

/** Plans changes; families with faults are left out of the plan, and their faults are returned. */
const planWithoutFaulty = async (tx: Executor, changes: ReadonlyMap<string, CatalogueChange>, options: PlanOptions): Promise<{ plan: Plan; faults: CatalogueFault[] }> => {
  const left = new Map(changes);
  const faults: CatalogueFault[] = [];
  for (;;) {
    const plan = await planAgainstStored(tx, [...left.values()], options);
    if (plan.faults.length === 0) return { plan, faults };
    faults.push(...plan.faults);
    const before = left.size;
    for (const { key } of plan.faults) left.delete(key);
    // Each round removes at least one family; a fault elsewhere would be a defect of the stored catalogue.
    if (left.size === before) return { plan: { ...plan, entries: [], faults: [] }, faults };
  }
};

/** Changes of products and prices by programs. */
@Injectable()
export class CatalogueApi {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    private readonly keys: ApiKeys,
  ) {}

  /** @throws Problem NOT_FOUND */
  async get(sku: string): Promise<OutputOf<'getCatalogueProduct'>> {
    const found = (await findFamilies(this.db, [sku])).get(sku);
    if (!found) throw new Problem('NOT_FOUND');
    const { kind, key, changedAt, changedBy } = catalogueEntry;
    const [row] = await this.db
      .select({ changedAt, changedBy })
      .from(catalogueEntry)
      .where(and(eq(kind, 'family'), eq(key, found.family.code)));
    return { family: found.family.code, entry: { ...found.family }, etag: etagOf(found.family), changedAt: row!.changedAt.toISOString(), changedBy: row!.changedBy };
  }

  /** @throws Problem VALIDATION with the faults of the entry; PRECONDITION_FAILED with the current entry */
  async put({ sku, entry, ifMatch, ...options }: InputValue<'putCatalogueProduct'>, call: CallContext): Promise<Results> {
    const results = await this.putAll({ items: [{ sku, entry, ...(ifMatch !== undefined && { etag: ifMatch }) }], ...options }, call);
    const { outcome, errors } = results.items[0]!;
    if (outcome === 'changedMeanwhile') throw new Problem('PRECONDITION_FAILED', { current: await this.get(sku).catch(() => null) });
    if (outcome === 'refused')
      throw new Problem('VALIDATION', { errors: errors.map(({ field, message }) => ({ field: `entry.${field}`, code: 'yup.errors.mixed.notType', params: { fault: message } })) });
    return results;
  }

  async putAll({ items, reason = 'PUT /Catalogue/products', mayLackLanguages = false }: InputValue<'putCatalogueProducts'>, call: CallContext): Promise<Results> {
    return this.change(
      items.map(({ sku, entry, etag }) => ({ sku, etag, entryFor: () => entry })),
      await this.noteOf(call, reason),
      { mayLackLanguages },
    );
  }

  async setPrices({ items, reason = 'PUT /Prices' }: InputValue<'setPrices'>, call: CallContext): Promise<Results> {
    const itemOf = (item: PriceItem): Item => ({ sku: item.sku, etag: item.etag, entryFor: (family) => family && withPrices(family, item) });
    // Prices change whatever languages the texts have.
    return this.change(items.map(itemOf), await this.noteOf(call, reason), { mayLackLanguages: true });
  }

  private async noteOf({ apiKey }: CallContext, reason: string): Promise<ChangeNote> {
    const key = apiKey === undefined ? undefined : await this.keys.find(apiKey);
    return { by: `API key ${key?.id ?? ''}`.trim(), reason };
  }

  /** @throws Problem UNAVAILABLE when another change, such as an import, takes too long */
  private async change(items: readonly Item[], note: ChangeNote, options: PlanOptions): Promise<Results> {
    try {
      return await alone(this.db, (tx) => changeItems(tx, items, note, options), waitSeconds);
    } catch (error) {
      throw isBusy(error) ? new Problem('UNAVAILABLE', { retryAfterSeconds: waitSeconds }) : error;
    }
  }
}

/** Changes the families of items that have no fault, in one change set. Several items of a family are applied one after the other. */
const changeItems = async (tx: Executor, items: readonly Item[], note: ChangeNote, options: PlanOptions): Promise<Results> => {
  const found = await findFamilies(
    tx,
    items.flatMap(({ sku }) => [sku, codeIn(sku)]),
  );
  const [changes, outcomes] = [new Map<string, CatalogueChange>(), new Map<Item, CatalogueResult['outcome']>()];
  for (const item of items) {
    const key = codeIn(item.sku);
    const stored = found.get(key)?.family;
    const entry = item.entryFor(found.has(item.sku) ? ((changes.get(key)?.entry as ProductEntry | undefined) ?? stored) : undefined);
    if (item.etag !== undefined && item.etag !== (stored && etagOf(stored))) outcomes.set(item, 'changedMeanwhile');
    else if (entry === undefined) outcomes.set(item, 'unknown');
    else changes.set(key, { kind: 'family', key, entry });
  }
  const { plan, faults } = await planWithoutFaulty(tx, changes, options);
  const changeSet = plan.entries.length ? await applyChanges(tx, plan, note) : undefined;
  const planned = new Map(plan.entries.map(({ key, outcome }) => [key, outcome]));
  const stored = new Map(plan.catalogue.products.map((family) => [family.code, family]));
  const resultOf = (item: Item): CatalogueResult => {
    const key = codeIn(item.sku);
    const errors = faults.filter((fault) => fault.key === key).map(({ path, message }) => ({ field: path, message }));
    const written = planned.get(key);
    const outcome = outcomes.get(item) ?? (errors.length ? 'refused' : written === 'new' ? 'created' : written ? 'changed' : 'unchanged');
    const entry = stored.get(key) ?? found.get(key)?.family;
    return { sku: item.sku, outcome, etag: entry ? etagOf(entry) : null, errors: outcomes.has(item) ? [] : errors };
  };
  return { items: items.map(resultOf), changeSet: changeSet ?? null };
};
