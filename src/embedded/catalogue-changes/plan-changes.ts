import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { currencies, languages } from '../../contract/locales.js';
import { faultsBetween } from '../seed/catalogue-faults.js';
import { AttributeFile, type Catalogue, CategoryFile, ColourFile, missingLanguages, PictureFile, ProductFile, SynonymsFile } from '../seed/catalogue-files.js';
import { pricesOn, today } from '../seed/price-schedule.js';
import {
  type AnyEntry,
  type CatalogueChange,
  type CatalogueFault,
  type EntryKind,
  type EntryName,
  type EntryOf,
  entryKinds,
  type EntryOutcome,
  type Plan,
  type PlannedEntry,
  type PlanOptions,
  type PriceMove,
} from './catalogue-changes.types.js';

const schemas: { [Kind in EntryKind]: z.ZodType<EntryOf[Kind]> } = {
  category: CategoryFile,
  attribute: AttributeFile,
  colour: ColourFile,
  picture: PictureFile,
  synonyms: SynonymsFile,
  family: ProductFile,
};

/** The field of an entry that must equal its key; undefined: none. */
const nameFields: Partial<Record<EntryKind, 'id' | 'code' | 'file'>> = { category: 'id', family: 'code', picture: 'file' };

/** The entries of a catalogue by kind and key. */
export type Entries = { [Kind in EntryKind]: Map<string, EntryOf[Kind]> };
export const entriesOf = ({ categories, attributes, colours, pictures, synonyms, products }: Catalogue): Entries => ({
  category: new Map(categories.map((entry) => [entry.id, entry])),
  attribute: new Map(Object.entries(attributes)),
  colour: new Map(Object.entries(colours)),
  picture: new Map(pictures),
  synonyms: new Map(Object.entries(synonyms)),
  family: new Map(products.map((entry) => [entry.code, entry])),
});
const catalogueFrom = ({ category, attribute, colour, picture, synonyms, family }: Entries): Catalogue => ({
  categories: [...category.values()],
  attributes: Object.fromEntries(attribute),
  colours: Object.fromEntries(colour),
  products: [...family.values()],
  synonyms: Object.fromEntries(synonyms) as Catalogue['synonyms'],
  pictures: picture,
});

export const nameOf = ({ kind, key }: EntryName): string => `${kind} ${key}`;

/** The entry as it is stored: without fields that are undefined. */
const plain = (entry: unknown): AnyEntry => JSON.parse(JSON.stringify(entry)) as AnyEntry;

/** Validates an entry by itself. */
const validate = ({ kind, key, entry }: CatalogueChange, { mayLackLanguages = false }: PlanOptions): { entry: AnyEntry | null; faults: CatalogueFault[] } => {
  if (entry === null) return { entry, faults: [] };
  const fault = (path: string, message: string): CatalogueFault => ({ kind, key, path, message });
  const parsed = schemas[kind].safeParse(entry);
  if (!parsed.success)
    return { entry: null, faults: parsed.error.issues.map(({ path, message }) => fault(path.join('.'), message.endsWith('received undefined') ? 'is missing' : message)) };
  const valid = plain(parsed.data);
  const field = nameFields[kind];
  const faults = field && (valid as unknown as Record<string, unknown>)[field] !== key ? [fault(field, `must be ${key}`)] : [];
  if (kind === 'synonyms' && !languages.some((language) => language === key)) faults.push(fault('', `unknown language ${key}`));
  if (kind === 'family' && !mayLackLanguages) faults.push(...missingLanguages(valid as EntryOf['family']).map((language) => fault(`texts.${language}`, 'is missing')));
  return { entry: valid, faults };
};

const isOver = (kind: EntryKind, entry: AnyEntry | null): boolean => kind === 'family' && entry !== null && (entry as EntryOf['family']).ended !== undefined;

const outcomeOf = (kind: EntryKind, before: AnyEntry | null, after: AnyEntry | null): EntryOutcome => {
  if (after === null) return 'removed';
  if (before === null) return 'new';
  if (isOver(kind, before) === isOver(kind, after)) return 'changed';
  return isOver(kind, after) ? 'ended' : 'returned';
};

/** Codes of the families whose rows depend on changed entries of other kinds. */
const dependentFamilies = ({ products }: Catalogue, changed: readonly EntryName[]): string[] => {
  const keys = Map.groupBy(changed, ({ kind }) => kind);
  const of = (kind: EntryKind) => new Set(keys.get(kind)?.map(({ key }) => key));
  const [colours, attributes, pictures, categories] = [of('colour'), of('attribute'), of('picture'), of('category')];
  if (colours.size + attributes.size + pictures.size + categories.size === 0) return [];
  return products
    .filter(
      (family) =>
        family.variants.some(({ colour }) => colours.has(colour)) ||
        Object.keys(family.attributes).some((name) => attributes.has(name)) ||
        family.pictures.some(({ file }) => pictures.has(file)) ||
        family.categories.some((id) => categories.has(id)),
    )
    .map(({ code }) => code);
};

/** Codes of the families on which planned changes have an effect. Families that are removed are not among them. */
export const affectedFamilies = ({ entries, catalogue }: Pick<Plan, 'entries' | 'catalogue'>): Set<string> =>
  new Set([...entries.flatMap(({ kind, key, after }) => (kind === 'family' && after !== null ? [key] : [])), ...dependentFamilies(catalogue, entries)]);

const inOrder = (catalogue: Catalogue, order: readonly string[] | undefined): Catalogue => {
  if (!order) return catalogue;
  const positions = new Map(order.map((id, at) => [id, at]));
  const positionOf = ({ id }: { id: string }) => positions.get(id) ?? order.length;
  return { ...catalogue, categories: catalogue.categories.toSorted((one, other) => positionOf(one) - positionOf(other)) };
};

const priceMovesOf = (entries: readonly PlannedEntry[], day = today()): PriceMove[] =>
  entries
    .filter(({ kind, before, after }) => kind === 'family' && before !== null && after !== null)
    .flatMap(({ key, before, after }) => {
      const [from, to] = [pricesOn(before as EntryOf['family'], day).prices, pricesOn(after as EntryOf['family'], day).prices];
      return currencies.map((currency) => ({ family: key, currency, from: from[currency], to: to[currency] }));
    })
    .filter(({ from, to }) => from !== to)
    .map((move) => ({ ...move, percent: Math.round(((move.to - move.from) / move.from) * 100) }))
    .toSorted((one, other) => Math.abs(other.percent) - Math.abs(one.percent));

/**
 * Validates changes, and returns what they would do. Of several changes of an entry, the last one counts.
 * @param current the stored catalogue (`readStoredCatalogue`). It may contain only the families that are changed, if no entry of another kind is changed
 */
export const planChanges = (current: Catalogue, changes: readonly CatalogueChange[], options: PlanOptions = {}): Plan => {
  const entries = entriesOf(current);
  const requested = [...new Map(changes.map((change) => [nameOf(change), change])).values()];
  const faults: CatalogueFault[] = [];
  const planned: PlannedEntry[] = [];
  for (const change of requested) {
    const { kind, key } = change;
    const { entry: after, faults: own } = validate(change, options);
    faults.push(...own);
    const known = entries[kind] as Map<string, AnyEntry>;
    const before = known.get(key) ?? null;
    if (own.length || isDeepStrictEqual(before, after)) continue;
    if (after === null) known.delete(key);
    else known.set(key, after);
    planned.push({ kind, key, before, after, outcome: outcomeOf(kind, before, after) });
  }
  const order = (kind: EntryKind) => entryKinds.indexOf(kind);
  planned.sort((one, other) => order(one.kind) - order(other.kind));
  const catalogue = inOrder(catalogueFrom(entries), options.categoryOrder);
  const affected = affectedFamilies({ entries: planned, catalogue });
  const touched = new Set([...planned.map(nameOf), ...[...affected].map((key) => nameOf({ kind: 'family', key }))]);
  const isShared = planned.some(({ kind }) => kind === 'category');
  const between = faultsBetween(catalogue).filter((fault) => touched.has(nameOf(fault)) || (isShared && fault.kind === 'category'));
  return { faults: [...faults, ...between], entries: planned, priceMoves: priceMovesOf(planned), catalogue };
};
