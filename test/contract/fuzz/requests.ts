import fc from 'fast-check';
import type { JsonSchema } from '../../../src/openapi/json-schema.js';

/** An operation as the OpenAPI document describes it. */
export interface DescribedCall {
  operationId: string;
  method: string;
  path: string;
  parameters: { in: string; name: string; schema: JsonSchema; example?: unknown }[];
  body?: { type: string; schema: JsonSchema; example: Record<string, unknown> };
}
/** A request as it is sent. */
export interface WireRequest {
  operationId: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}
/** A caller: ids by type of resource (own ones, and public ones such as products), and credentials. */
export interface KnownIds {
  ids: Record<string, string[]>;
  cartToken?: string;
  sessionToken?: string;
  apiKey: string;
}

type Resolve = (schema: JsonSchema) => JsonSchema;
const nested = (depth: number): unknown => (depth ? [nested(depth - 1)] : []);
const junk = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom<unknown>(
    '',
    ' ',
    '\0',
    '\ud800',
    '__proto__',
    '../../etc/passwd',
    "'; drop table product; --",
    '%00',
    '1e309',
    'NaN',
    null,
    [],
    {},
    -1,
    0,
    1e21,
    2 ** 53,
    0.1,
    true,
    -0,
    1e308,
    -(2 ** 63),
    '\u202egnp.exe',
    '\ufeff',
    'e\u0301'.repeat(40),
    '👩‍👩‍👧‍👦',
    'ﷺ',
    'İ',
    '<script>alert(1)</script>',
    '${7*7}{{7*7}}',
    '\r\nX-Injected: yes',
    JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}'),
    nested(60),
  ),
  fc.string({ minLength: 5000, maxLength: 6000 }),
);

/** Mostly values that match a schema, or its example; sometimes junk. */
export const valuesOf = (schema: JsonSchema, known: KnownIds, resolve: Resolve, example?: unknown): fc.Arbitrary<unknown> => {
  const fitting = fittingOf(resolve(schema), known, resolve);
  const options = [{ weight: 6, arbitrary: fitting }, { weight: 1, arbitrary: junk }, ...(example === undefined ? [] : [{ weight: 8, arbitrary: fc.constant(example) }])];
  return fc.oneof(...options);
};

const fittingOf = (schema: JsonSchema, known: KnownIds, resolve: Resolve): fc.Arbitrary<unknown> => {
  const resource = schema['x-resource'];
  if (typeof resource === 'string')
    return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...(known.ids[resource] ?? ['nothing'])) }, { weight: 1, arbitrary: fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/) });
  const choice = schema.anyOf ?? schema.oneOf;
  if (choice) return fc.oneof(...choice.map((one) => fittingOf(resolve(one), known, resolve)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const types = Array.isArray(schema.type) ? schema.type : [schema.type];
  const of: Record<string, () => fc.Arbitrary<unknown>> = {
    string: () => stringsOf(schema),
    integer: () => fc.integer({ min: Math.max(schema.minimum ?? -1000, -(2 ** 31)), max: Math.min((schema['maximum'] as number | undefined) ?? 100_000, 2 ** 31) }),
    number: () => fc.double({ noNaN: true, noDefaultInfinity: true }),
    boolean: () => fc.boolean(),
    null: () => fc.constant(null),
    array: () => fc.array(valuesOf(schema.items ?? {}, known, resolve), { maxLength: 4 }),
    object: () => objectsOf(schema, known, resolve),
  };
  return fc.oneof(...types.map((type) => of[type ?? '']?.() ?? junk));
};

const stringsOf = ({ format, pattern, maxLength = 60, minLength = 0 }: JsonSchema): fc.Arbitrary<string> => {
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  if (format === 'date') return fc.date({ noInvalidDate: true, min: new Date('2020-01-01'), max: new Date('2030-01-01') }).map((date) => date.toISOString().slice(0, 10));
  if (typeof pattern === 'string' && pattern.length < 80) return fc.stringMatching(new RegExp(pattern));
  return fc.string({ unit: 'grapheme', minLength: Math.min(Number(minLength), 50), maxLength: Math.min(Number(maxLength), 60) });
};

const objectsOf = ({ properties = {}, required = [], additionalProperties }: JsonSchema, known: KnownIds, resolve: Resolve): fc.Arbitrary<unknown> => {
  if (typeof additionalProperties === 'object') return fc.dictionary(fc.string({ maxLength: 10 }), valuesOf(additionalProperties, known, resolve), { maxKeys: 4 });
  const fields = Object.fromEntries(Object.entries(properties).map(([field, schema]) => [field, valuesOf(schema, known, resolve)]));
  return fc.record(fields, { requiredKeys: required });
};

const asText = (value: unknown): string => (typeof value === 'string' ? value.toWellFormed() : (JSON.stringify(value) ?? ''));

/** Characters that are valid in a header. */
const headerText = fc.stringMatching(/^[\x21-\x7e]{0,60}$/);

const headersFor = ({ cartToken, sessionToken, apiKey }: KnownIds): fc.Arbitrary<Record<string, string>> => {
  const mostly = (value: string | undefined, weight: number) =>
    fc.oneof({ weight, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: headerText });
  return fc
    .record({
      'x-locale': fc.constantFrom(undefined, 'nl-NL', 'de-DE', 'fr-BE', 'en-GB', 'xx'),
      'x-shop': fc.oneof({ weight: 20, arbitrary: fc.constantFrom(undefined, 'ENC') }, { weight: 1, arbitrary: fc.constant('NONE') }),
      'x-cart-token': mostly(cartToken, 12),
      authorization: mostly(sessionToken && `Bearer ${sessionToken}`, 12),
      'x-api-key': mostly(apiKey, 6),
      'idempotency-key': fc.oneof({ weight: 6, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: fc.constantFrom('a', 'b', 'c') }),
    })
    .map((headers) => Object.fromEntries(Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined)));
};

/** Operations that would end the session or account that the other requests use; they are sent without session. */
const endsAccounts = new Set(['logout', 'deleteMe']);

const pathAndQuery = (call: DescribedCall, values: Record<string, unknown>): string => {
  const inPath = (name: string) => encodeURIComponent(asText(values[name]).slice(0, 200)) || '%20';
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => inPath(name));
  const query = new URLSearchParams();
  for (const { in: place, name } of call.parameters) {
    const value = values[name];
    if (place !== 'query' || value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) query.append(name, asText(one).slice(0, 2000));
  }
  return query.size ? `${path}?${query}` : path;
};

/** Requests of an operation whose headers, path, query and body are each mostly as documented. */
export const requestsOf = (call: DescribedCall, known: KnownIds, resolve: Resolve): fc.Arbitrary<WireRequest> => {
  const parameters = call.parameters.filter(({ in: place }) => place !== 'header');
  const values = fc.record(
    Object.fromEntries(parameters.map(({ name, schema, example }) => [name, valuesOf(schema, known, resolve, schema['x-resource'] ? undefined : example)])),
    {
      requiredKeys: parameters.filter(({ in: place }) => place === 'path').map(({ name }) => name),
    },
  );
  return fc.record({ values, headers: headersFor(known), body: bodiesOf(call, known, resolve) }).map(({ values: given, headers, body }) => {
    const { authorization, ...others } = headers;
    const who = endsAccounts.has(call.operationId) || authorization === undefined ? others : headers;
    return {
      operationId: call.operationId,
      method: call.method,
      path: pathAndQuery(call, given),
      headers: { ...who, ...(body !== undefined && { 'content-type': call.body!.type }) },
      ...(body !== undefined && { body }),
    };
  });
};

/** JSON that is difficult for parsers. */
const brokenBodies = ['['.repeat(20_000), '{"a":'.repeat(5000), '{"a":1e999}', '{"a":1,"a":2}', '\ufeff{}', 'null', '"', '{"__proto__":null}', `{"a":"${'\\u0000'.repeat(1000)}"}`];

const bodiesOf = ({ body }: DescribedCall, known: KnownIds, resolve: Resolve): fc.Arbitrary<string | undefined> => {
  if (!body) return fc.constant(undefined);
  const { properties = {}, required = [] } = body.schema;
  const fields = Object.fromEntries(
    Object.entries(properties).map(([field, schema]) => [field, valuesOf(schema, known, resolve, schema['x-resource'] ? undefined : body.example[field])]),
  );
  const record = fc.record(fields, { requiredKeys: required });
  const text =
    body.type === 'application/x-www-form-urlencoded'
      ? record.map((value) => new URLSearchParams(Object.entries(value).map(([field, one]) => [field, asText(one)])).toString())
      : record.map((value) => JSON.stringify(value));
  return fc.oneof(
    { weight: 12, arbitrary: text },
    { weight: 1, arbitrary: junk.map((value) => JSON.stringify(value) ?? '') },
    { weight: 1, arbitrary: fc.oneof(fc.string({ maxLength: 50 }), fc.constantFrom(...brokenBodies)) },
  );
};
