import type { BrandCode } from '../../../src/contract/brands.js';
import type { Acoustics, Facet, FacetKey, ProductSort, ThicknessBand } from '../../../src/contract/product.js';
import type { Query } from '../../../src/contract/routes.js';
import type { InputOf } from '../../../src/contract/shop-api.js';
import type { Place } from '../../core/page.js';
import { pageNumberIn } from '../../core/page-number.js';

/** Facets of several values, in the order they are shown and written. A record, so that none is forgotten: the contract's own list would bring its schemas along. */
const isFacet: Record<Exclude<FacetKey, 'inStock'>, true> = { absorptionClass: true, thickness: true, colour: true, material: true, fireClass: true, brand: true };
export type ValueFacet = keyof typeof isFacet;
export const valueFacets = Object.keys(isFacet) as ValueFacet[];

/** Every sort; relevance is for searches alone, and their default. */
const isSort: Record<ProductSort, true> = { relevance: true, popular: true, absorption: true, priceAsc: true, priceDesc: true, newest: true };
const everySort = Object.keys(isSort) as ProductSort[];
/** The sorts of a list, the default first. */
export const sortsOf = (isSearch: boolean): readonly ProductSort[] => (isSearch ? everySort : everySort.slice(1));

/** What a shopper chose of a list: how it is narrowed, its order, its page. Prices are whole euros or pounds. */
export interface ListChoices {
  facets: Partial<Record<ValueFacet, string[]>>;
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  inStock?: boolean | undefined;
  sort: ProductSort;
  page: number;
}

type AbsorptionClass = Extract<Acoustics, { kind: 'absorption' }>['absorptionClass'];

const maximumValues = 20;
/** Values of the facets whose values are known beforehand. */
const known = {
  absorptionClass: { A: true, B: true, C: true, D: true, E: true, unclassified: true } satisfies Record<AbsorptionClass, true>,
  thickness: { '0-24': true, '25-49': true, '50-99': true, '100-': true } satisfies Record<ThicknessBand, true>,
  brand: { ENC: true, EF: true, FIB: true, DBC: true, EDG: true } satisfies Record<BrandCode, true>,
} as const;
const isValue = (facet: ValueFacet, value: string): boolean =>
  facet in known
    ? Object.hasOwn(known[facet as keyof typeof known], value)
    : value.length > 0 && value.length <= 80 && value === value.trim() && value.isWellFormed() && !/\p{Cc}/u.test(value);
const valuesIn = (search: URLSearchParams, facet: ValueFacet): string[] =>
  [...new Set(search.getAll(facet))]
    .filter((value) => isValue(facet, value))
    .toSorted()
    .slice(0, maximumValues);

const amountIn = (search: URLSearchParams, name: string): number | undefined => {
  const text = search.get(name) ?? '';
  return /^0*\d{1,6}$/.test(text) ? Number(text) : undefined;
};

/**
 * What an address or a form says. What it does not know counts for nothing, and a price range the wrong way round is turned.
 * @throws PageNotFound beyond any list's last page
 */
export const choicesIn = ({ search }: Pick<Place, 'search'>, isSearch = false): ListChoices => {
  const facets = Object.fromEntries(valueFacets.map((facet) => [facet, valuesIn(search, facet)] as const).filter(([, values]) => values.length > 0));
  const [low, high] = [amountIn(search, 'minPrice'), amountIn(search, 'maxPrice')];
  const isTurned = low !== undefined && high !== undefined && low > high;
  const sorts = sortsOf(isSearch);
  return {
    facets,
    minPrice: (isTurned ? high : low) || undefined,
    maxPrice: isTurned ? low : high,
    inStock: search.get('inStock') === 'true' || undefined,
    sort: sorts.find((sort) => sort === search.get('sort')) ?? sorts[0]!,
    page: pageNumberIn({ search }),
  };
};

/** The query that says so, in the one order there is: defaults are never written. */
export const queryOfChoices = ({ facets, minPrice, maxPrice, inStock, sort, page }: ListChoices, isSearch = false): Query => ({
  ...Object.fromEntries(valueFacets.map((facet) => [facet, facets[facet]])),
  inStock: inStock ? 'true' : undefined,
  minPrice,
  maxPrice,
  sort: sort === sortsOf(isSearch)[0] ? undefined : sort,
  page,
});

const inMinorUnits = (amount: number | undefined) => (amount === undefined ? undefined : amount * 100);

/** What the list of products is asked for. Without what was not chosen: equal choices ask alike. */
export const inputOfChoices = ({ facets, minPrice, maxPrice, inStock, sort, page }: ListChoices) => ({
  ...(facets as Pick<InputOf<'listProducts'>, ValueFacet>),
  ...(inStock && { inStock }),
  ...(minPrice !== undefined && { minPrice: inMinorUnits(minPrice) }),
  ...(maxPrice !== undefined && { maxPrice: inMinorUnits(maxPrice) }),
  sort,
  page,
});

/** What a list has of a facet. */
export const foundIn = (facets: readonly Facet[], facet: FacetKey): Facet['values'] => facets.find(({ key }) => key === facet)?.values ?? [];

/** Values of a facet as they are shown: in their own order where they have one, else the most frequent first. */
export const inOrder = <Value extends { value: string }>(facet: ValueFacet, values: readonly Value[]): Value[] => {
  if (!(facet in known)) return [...values];
  const order = Object.keys(known[facet as keyof typeof known]);
  return values.toSorted((one, other) => order.indexOf(one.value) - order.indexOf(other.value));
};

/** One thing a list is narrowed by. */
export type Chosen = { facet: ValueFacet; value: string } | { facet: 'inStock' } | { facet: 'price' };

/** All of them, in their order. */
export const chosenOf = ({ facets, minPrice, maxPrice, inStock }: ListChoices): Chosen[] => [
  ...valueFacets.flatMap((facet) => (facets[facet] ?? []).map((value) => ({ facet, value }))),
  ...(minPrice !== undefined || maxPrice !== undefined ? [{ facet: 'price' as const }] : []),
  ...(inStock ? [{ facet: 'inStock' as const }] : []),
];

/** The same list without one of them, from its first page. */
export const without = (choices: ListChoices, chosen: Chosen): ListChoices => {
  const first = { ...choices, page: 1 };
  if (chosen.facet === 'inStock') return { ...first, inStock: undefined };
  if (chosen.facet === 'price') return { ...first, minPrice: undefined, maxPrice: undefined };
  const { facet, value } = chosen;
  return { ...first, facets: { ...choices.facets, [facet]: choices.facets[facet]?.filter((one) => one !== value) } };
};

/** The whole list, in the order it was. */
export const withoutAny = ({ sort }: ListChoices): ListChoices => ({ facets: {}, sort, page: 1 });
