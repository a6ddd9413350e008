import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Choices, ConfigurationPreview } from '../../../../src/contract/configuration.js';
import type { ProblemCode } from '../../../../src/contract/errors.js';
import { isId } from '../../../../src/contract/id.js';
import type { Product } from '../../../../src/contract/product.js';
import { choicesIn, fieldsOf } from '../../../../src/domain/choices-query.js';
import { readQuantity } from '../../../../src/domain/typed-number.js';
import { type Api, problemOf } from '../../../core/api.js';
import { isUnanswered } from '../../../ui/options/option-control.js';

/** Choices and quantity of a shopper; with an id they are applied to a saved configuration. */
export interface ProductSelection {
  choices: Choices;
  quantity: number;
  configurationId?: string | undefined;
}

/** Initial state of the configurator. */
export interface InitialConfiguration {
  selection: ProductSelection;
  /** `foreign`: the saved configuration belongs to somebody else or is gone. `changed`: some choices are not valid any more. */
  notice: 'foreign' | 'changed' | null;
  /** Labels of options whose choices were removed because they conflict with others. */
  fallen: readonly string[];
}

/** Removes choices that are not allowed any more, so that they do not reappear later; undefined when there are none. */
export const withoutDisallowed = (
  selection: ProductSelection,
  { options }: Pick<ConfigurationPreview, 'options'>,
): Pick<InitialConfiguration, 'selection' | 'fallen'> | undefined => {
  const lost = options.filter(({ id, isAllowed }) => !isAllowed && selection.choices[id] !== undefined);
  if (!lost.length) return undefined;
  const kept = Object.entries(selection.choices).filter(([id]) => !lost.some((option) => option.id === id));
  return { selection: { ...selection, choices: Object.fromEntries(kept) }, fallen: lost.filter(({ id }) => !isUnanswered(selection.choices[id]!)).map(({ label }) => label) };
};

/** Maximum length of the query string in characters. */
const longestAddress = 2000;

/** Parses the wish in a query string. */
export const readSelection = (search: URLSearchParams): ProductSelection => {
  const quantity = readQuantity(search.get('quantity') ?? '') ?? 1;
  const id = search.get('configuration');
  return {
    choices: choicesIn(search),
    quantity: quantity >= 1 && quantity <= 9999 ? quantity : 1,
    ...(isId(id) && { configurationId: id }),
  };
};

/**
 * Returns the query string of a wish: its choices in the order of the options, up to the maximum length.
 * @param keep parameters to keep
 */
export const selectionQuery = ({ choices, quantity }: ProductSelection, optionIds: readonly string[], keep: Record<string, string | undefined>): string => {
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
  const reported = problemOf(error);
  if (reported) return { code: reported.code, fields: reported.errors.map(({ field }) => field) };
  const cause = (error instanceof Error ? error.cause : undefined) as { code?: ProblemCode; extra?: { errors?: { field: string }[] } } | undefined;
  return { ...(cause?.code && { code: cause.code }), fields: cause?.extra?.errors?.map(({ field }) => field) ?? [] };
};

/** Removes from the wish the parts that the failure rejects; undefined when the failure has another reason. */
const mended = ({ selection, notice, fallen }: InitialConfiguration, error: unknown): InitialConfiguration | undefined => {
  const { code, fields } = failureOf(error);
  const { configurationId, ...rest } = selection;
  if (code === 'NOT_FOUND' && configurationId) return { selection: rest, notice: 'foreign', fallen };
  const faulty = fields.map((field) => field.replace(/^(?:input\.)?choices\.?/, ''));
  // Ids can contain dots; a field of dimensions is named `<id>.width`.
  const kept = Object.entries(selection.choices).filter(([id]) => !faulty.some((field) => field === id || field.startsWith(`${id}.`)));
  if (code !== 'VALIDATION' || kept.length === Object.keys(selection.choices).length) return undefined;
  return { selection: { ...selection, choices: Object.fromEntries(kept) }, notice: notice ?? 'changed', fallen };
};

/** Returns query options for the opening of a product's configurator. They also fetch its first preview. */
export const initialConfigurationOptions = (api: Api, queryClient: QueryClient, product: Pick<Product, 'id'>, search: URLSearchParams) => {
  const preview = (selection: ProductSelection) => queryClient.fetchQuery(api.products.preview.queryOptions({ id: product.id, ...selection }));
  const open = async (opening: InitialConfiguration): Promise<InitialConfiguration> => {
    const answer = await preview(opening.selection).catch((error: unknown) => ({ error }));
    if (!('error' in answer)) {
      const tidy = withoutDisallowed(opening.selection, answer);
      return tidy ? open({ ...opening, ...tidy }) : opening;
    }
    const next = mended(opening, answer.error);
    if (!next) throw answer.error;
    return open(next);
  };
  return queryOptions({ queryKey: ['configurator', product.id, search.toString()], queryFn: () => open({ selection: readSelection(search), notice: null, fallen: [] }) });
};
