import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Choices, ConfigurationPreview } from '../../../../src/contract/configuration.js';
import type { ProblemCode } from '../../../../src/contract/errors.js';
import type { Product } from '../../../../src/contract/product.js';
import { choicesIn, fieldsOf } from '../../../../src/domain/choices-query.js';
import { type Api, problemOf } from '../../../core/api.js';
import { isUnanswered } from '../../../ui/options/option-control.js';

/** Choices and quantity of a shopper; with an id they are applied to a saved configuration. */
export interface Wish {
  choices: Choices;
  quantity: number;
  configurationId?: string | undefined;
}

/** Initial state of the configurator. */
export interface Opening {
  wish: Wish;
  /** `foreign`: the saved configuration belongs to somebody else or is gone. `changed`: some choices are not valid any more. */
  notice: 'foreign' | 'changed' | null;
  /** Labels of options whose choices were removed because they conflict with others. */
  fallen: readonly string[];
}

/** Removes choices that are not allowed any more, so that they do not reappear later; undefined when there are none. */
export const tidied = (wish: Wish, { options }: Pick<ConfigurationPreview, 'options'>): Pick<Opening, 'wish' | 'fallen'> | undefined => {
  const lost = options.filter(({ id, isAllowed }) => !isAllowed && wish.choices[id] !== undefined);
  if (!lost.length) return undefined;
  const kept = Object.entries(wish.choices).filter(([id]) => !lost.some((option) => option.id === id));
  return { wish: { ...wish, choices: Object.fromEntries(kept) }, fallen: lost.filter(({ id }) => !isUnanswered(wish.choices[id]!)).map(({ label }) => label) };
};

/** Maximum length of the query string in characters. */
const longestAddress = 2000;
const isId = (text: string | null): text is string => text !== null && /^[\w-]{1,64}$/.test(text);

/** Parses the wish in a query string. */
export const wishIn = (search: URLSearchParams): Wish => {
  const quantity = Number(search.get('quantity') ?? 1);
  const id = search.get('configuration');
  return {
    choices: choicesIn(search),
    quantity: Number.isInteger(quantity) && quantity >= 1 && quantity <= 9999 ? quantity : 1,
    ...(isId(id) && { configurationId: id }),
  };
};

/**
 * Returns the query string of a wish: its choices in the order of the options, up to the maximum length.
 * @param keep parameters to keep
 */
export const searchOf = ({ choices, quantity }: Wish, optionIds: readonly string[], keep: Record<string, string | undefined>): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(keep)) if (value !== undefined) search.set(name, value);
  if (quantity !== 1) search.set('quantity', String(quantity));
  for (const id of optionIds) {
    if (choices[id] === undefined) continue;
    const longer = new URLSearchParams(search);
    for (const [name, value] of fieldsOf({ [id]: choices[id] })) longer.set(name, value);
    if (longer.toString().length <= longestAddress) for (const [name, value] of longer) search.set(name, value);
  }
  return search.toString();
};

/** Returns code and fields of a failure: from its problem details in the browser, from its cause on the server. */
const failureOf = (error: unknown): { code?: ProblemCode; fields: string[] } => {
  const told = problemOf(error);
  if (told) return { code: told.code, fields: told.errors.map(({ field }) => field) };
  const cause = (error instanceof Error ? error.cause : undefined) as { code?: ProblemCode; extra?: { errors?: { field: string }[] } } | undefined;
  return { ...(cause?.code && { code: cause.code }), fields: cause?.extra?.errors?.map(({ field }) => field) ?? [] };
};

/** Removes from the wish the parts that the failure rejects; undefined when the failure has another reason. */
const mended = ({ wish, notice, fallen }: Opening, error: unknown): Opening | undefined => {
  const { code, fields } = failureOf(error);
  const { configurationId, ...rest } = wish;
  if (code === 'NOT_FOUND' && configurationId) return { wish: rest, notice: 'foreign', fallen };
  const faulty = new Set(fields.map((field) => field.replace(/^(?:input\.)?choices\.?/, '').split('.')[0]!));
  const kept = Object.entries(wish.choices).filter(([id]) => !faulty.has(id));
  if (code !== 'VALIDATION' || kept.length === Object.keys(wish.choices).length) return undefined;
  return { wish: { ...wish, choices: Object.fromEntries(kept) }, notice: notice ?? 'changed', fallen };
};

/** Returns query options for the opening of a product's configurator. They also fetch its first preview. */
export const openingOptions = (api: Api, queryClient: QueryClient, product: Pick<Product, 'id'>, search: URLSearchParams) => {
  const preview = (wish: Wish) => queryClient.fetchQuery(api.products.preview.queryOptions({ id: product.id, ...wish }));
  const open = async (opening: Opening): Promise<Opening> => {
    const answer = await preview(opening.wish).catch((error: unknown) => ({ error }));
    if (!('error' in answer)) {
      const tidy = tidied(opening.wish, answer);
      return tidy ? open({ ...opening, ...tidy }) : opening;
    }
    const next = mended(opening, answer.error);
    if (!next) throw answer.error;
    return open(next);
  };
  return queryOptions({ queryKey: ['configurator', product.id, search.toString()], queryFn: () => open({ wish: wishIn(search), notice: null, fallen: [] }) });
};
