import { type OperationName, shopApi } from '../../src/contract/shop-api.js';
import { fieldsOf } from '../../src/openapi/components.js';

type Input = Record<string, unknown>;
type Path = readonly (string | number)[];

/** Fields that keep their example value, because any other makes the call fail or be treated as spam. */
const reserved = /password|^(?:website|returnUrl|code|token|vatNumber|licenceCode|data|room|jobOffer)$/i;

/** Paths of strings in a value: `note`, `lines.0.configurationId`. */
const stringsIn = (value: unknown, path: Path = []): Path[] => {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inside]) => stringsIn(inside, [...path, Array.isArray(value) ? Number(field) : field]));
};
const withAt = (value: unknown, [field, ...rest]: Path, text: string): unknown => {
  if (field === undefined) return text;
  if (Array.isArray(value)) return value.map((inside: unknown, at) => (at === field ? withAt(inside, rest, text) : inside));
  return { ...(value as Input), [field]: withAt((value as Input)[field], rest, text) };
};

/**
 * Puts a text into every string field, also optional ones, in which the contract accepts it.
 * @param isKept whether the field at a path keeps its value, because it refers to a resource of the caller
 * @returns the input, and the paths that now contain the text
 */
export const withTextInEveryField = (name: OperationName, example: Input, text: string, isKept: (path: string) => boolean): { input: Input; places: string[] } => {
  const { input: schema } = shopApi[name];
  const absent = Object.keys(fieldsOf(schema).properties).filter((field) => !(field in example));
  const candidates = [...stringsIn(example), ...absent.map((field) => [field])].filter((path) => !isKept(path.join('.')) && !path.some((field) => reserved.test(String(field))));
  let input = example;
  const places: string[] = [];
  for (const path of candidates) {
    const tried = withAt(input, path, text) as Input;
    if (!schema.safeParse(tried).success) continue;
    input = tried;
    places.push(path.join('.'));
  }
  return { input, places };
};
