import { z } from 'zod';
import { type ReadingRule, readingRuleOf, readingRules } from '../../src/contract/reading-rules.js';
import { operationNames, shopApi } from '../../src/contract/shop-api.js';

const intro = `# Responses of your own Shop API

<!-- Written by \`quiet-shop docs reading > docs/reading.md\` from src/contract/reading-rules.ts. Change it there. -->

The storefront reads the responses of a Shop API with these rules. Reasons: [0094](decisions/0094-reading-foreign-responses.md).

- **Ids** are opaque: up to 64 characters, also slashes, dots, spaces and percent signs, which paths contain encoded. A JSON number is read as its text, and a long integer keeps its digits. Control and invisible characters are refused, and the path steps \`.\` and \`..\`.
- **Unknown fields** are ignored.
- **Missing or invalid fields** that are not needed get a default: the one in the table, else null, an empty list or text, or false.
- **Faulty items** are left out of their list, which stays: an item without a needed field, or with an invalid one. Lists that the table calls complete are exceptions.
- **Values**, such as a price, a range or an address, need every field that the OpenAPI document requires, because a part of a value must not be guessed. Objects that the table does not list are values.
- **Texts and times.** A JSON number is read as a text where the contract has a text. A time with an offset is converted to UTC.
- **Attributes** without name or value, or with an unknown type, are left out. A missing type is \`text\`.
- **Status 404** without a \`code\` of the contract is a 404. Any other status outside 200 to 299 without one means that the Shop API is not usable. A response to an operation without output is not read.

What is left out or replaced is a warning of \`ShopApiClient\` in the log, with operation, field and id, once an hour for each field. \`shop_api_items_left_out_total\` counts the items by operation, and the alert \`ItemsLeftOut\` reports them.
`;

type Place = { operation: string; path: string };

/** All objects of a response, with their paths. */
const objectsIn = (schema: z.core.$ZodType, path: string): [z.ZodObject, string][] => {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) return objectsIn(schema.unwrap(), path);
  if (schema instanceof z.ZodArray) return objectsIn(schema.element, `${path}[]`);
  if (!(schema instanceof z.ZodObject)) return [];
  return [[schema, path], ...Object.entries(schema.shape).flatMap(([name, field]) => objectsIn(field, path ? `${path}.${name}` : name))];
};

const placesByRule = (): Map<ReadingRule, Place[]> => {
  const places = operationNames.flatMap((operation) =>
    objectsIn(shopApi[operation].output, '').flatMap(([schema, path]) => {
      const rule = readingRuleOf(schema);
      return rule ? [{ rule, operation, path }] : [];
    }),
  );
  return Map.groupBy(places, ({ rule }) => rule) as Map<ReadingRule, Place[]>;
};

const code = (text: string) => `\`${text}\``;
const placesOf = (places: readonly Place[]): string =>
  [...Map.groupBy(places, ({ path }) => path)].map(([path, at]) => `${path ? code(path) : 'response'} of ${at.map(({ operation }) => code(operation)).join(', ')}`).join('; ');
const reasonsOf = (reasons: ReadingRule['needs']): string =>
  Object.entries(reasons)
    .map(([field, why]) => `${code(field)}: ${why}`)
    .join('; ');
const defaultOf = (value: unknown): string => {
  if (typeof value === 'function') return 'from other fields';
  return typeof value === 'object' && value !== null && 'file' in value ? 'an empty frame' : code(JSON.stringify(value));
};
const defaultsOf = ({ otherwise }: ReadingRule): string =>
  Object.entries(otherwise)
    .map(([field, value]) => `${code(field)}: ${defaultOf(value)}`)
    .join('; ');

/** The needed fields with the places of their objects, as rows. */
export const readingRows = () => {
  const found = placesByRule();
  return readingRules.flatMap((rule) => {
    const places = found.get(rule);
    return places ? [{ places: placesOf(places), needs: reasonsOf(rule.needs), defaults: defaultsOf(rule), complete: reasonsOf(rule.whole) }] : [];
  });
};

/** Text of docs/reading.md. */
export const readingDocument = (): string => {
  const rows = readingRows().map(
    (row) =>
      `| ${Object.values(row)
        .map((cell) => cell || '–')
        .join(' | ')} |`,
  );
  return `${[intro, '| object | needs, and why | other defaults | complete lists, and why |', '| --- | --- | --- | --- |', ...rows].join('\n')}\n`;
};
