import { brandCodes } from '../../../src/contract/brand-codes.js';
import type { Acoustics, Facet, FacetKey, ProductSort, ThicknessBand } from '../../../src/contract/product.js';
import type { Query } from '../../../src/contract/routes.js';
import type { InputOf } from '../../../src/contract/shop-api.js';
import { numberOf } from '../../../src/domain/typed-number.js';
import type { ActiveRoute } from '../../core/page.js';
import { pageNumberIn } from '../../core/page-number.js';

/** Facets with several values, in their order in the form and in addresses. A record, so that the compiler finds missing ones; importing the list of the contract would load its schemas. */
const isFacet: Record<Exclude<FacetKey, 'inStock'>, true> = { absorptionClass: true, thickness: true, colour: true, shape: true, material: true, fireClass: true, brand: true };
export type ValueFacet = keyof typeof isFacet;
export const valueFacets = Object.keys(isFacet) as ValueFacet[];

/** All sorts; relevance is only for searches, as their default. */
const isSort: Record<ProductSort, true> = { relevance: true, popular: true, absorption: true, priceAsc: true, priceDesc: true, newest: true };
const everySort = Object.keys(isSort) as ProductSort[];
/** The sorts of a list, the default first. */
export const sortsOf = (isSearch: boolean): readonly ProductSort[] => (isSearch ? everySort : everySort.slice(1));

/** Filters, sort and page of a list. Prices are whole units of the locale's currency. */
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
/** Values of facets with fixed values. */
const known = {
  absorptionClass: { A: true, B: true, C: true, D: true, E: true, unclassified: true } satisfies Record<AbsorptionClass, true>,
  thickness: { '0-24': true, '25-49': true, '50-99': true, '100-': true } satisfies Record<ThicknessBand, true>,
  brand: Object.fromEntries(brandCodes.map((code) => [code, true])),
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

const highestPrice = 999_999;
/** A price as people type it, `1.200` or `€ 49,95`, in whole units. */
const amountIn = (search: URLSearchParams, name: 'minPrice' | 'maxPrice'): number | undefined => {
  const typed = (search.get(name) ?? '').slice(0, 20).replaceAll(/[€£\s]/g, '');
  const value = name === 'minPrice' ? Math.floor(numberOf(typed)) : Math.ceil(numberOf(typed));
  return value <= highestPrice ? value : undefined;
};

/**
 * Reads the choices from an address or a form. Ignores invalid values, and swaps a reversed price range.
 * @throws PageNotFound for a page number above the maximum of all lists
 */
export const choicesIn = ({ search }: Pick<ActiveRoute, 'search'>, isSearch = false): ListChoices => {
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

/** Query of the choices in canonical order, without defaults. */
export const queryOfChoices = ({ facets, minPrice, maxPrice, inStock, sort, page }: ListChoices, isSearch = false): Query => ({
  ...Object.fromEntries(valueFacets.map((facet) => [facet, facets[facet]])),
  inStock: inStock ? 'true' : undefined,
  minPrice,
  maxPrice,
  sort: sort === sortsOf(isSearch)[0] ? undefined : sort,
  page,
});

const inMinorUnits = (amount: number | undefined) => (amount === undefined ? undefined : amount * 100);

/** Input of `products.list` without undefined fields, so that equal choices have equal query keys. */
export const inputOfChoices = ({ facets, minPrice, maxPrice, inStock, sort, page }: ListChoices) => ({
  ...(facets as Pick<InputOf<'listProducts'>, ValueFacet>),
  ...(inStock && { inStock }),
  ...(minPrice !== undefined && { minPrice: inMinorUnits(minPrice) }),
  ...(maxPrice !== undefined && { maxPrice: inMinorUnits(maxPrice) }),
  sort,
  page,
});

/** Values of a facet in a list. */
export const foundIn = (facets: readonly Facet[], facet: FacetKey): Facet['values'] => facets.find(({ key }) => key === facet)?.values ?? [];

/** Values of a facet in display order: the fixed order if there is one, else the order of the server. */
export const inOrder = <Value extends { value: string }>(facet: ValueFacet, values: readonly Value[]): Value[] => {
  if (!(facet in known)) return [...values];
  const order = Object.keys(known[facet as keyof typeof known]);
  return values.toSorted((one, other) => order.indexOf(one.value) - order.indexOf(other.value));
};

/** An active filter. */
export type Chosen = { facet: ValueFacet; value: string } | { facet: 'inStock' } | { facet: 'price' };

/** All active filters, in display order. */
export const chosenOf = ({ facets, minPrice, maxPrice, inStock }: ListChoices): Chosen[] => [
  ...valueFacets.flatMap((facet) => (facets[facet] ?? []).map((value) => ({ facet, value }))),
  ...(minPrice !== undefined || maxPrice !== undefined ? [{ facet: 'price' as const }] : []),
  ...(inStock ? [{ facet: 'inStock' as const }] : []),
];

/** The choices without a filter, on the first page. */
export const without = (choices: ListChoices, chosen: Chosen): ListChoices => {
  const first = { ...choices, page: 1 };
  if (chosen.facet === 'inStock') return { ...first, inStock: undefined };
  if (chosen.facet === 'price') return { ...first, minPrice: undefined, maxPrice: undefined };
  const { facet, value } = chosen;
  return { ...first, facets: { ...choices.facets, [facet]: choices.facets[facet]?.filter((one) => one !== value) } };
};

/** The choices without filters, with the same sort. */
export const withoutAny = ({ sort }: ListChoices): ListChoices => ({ facets: {}, sort, page: 1 });
