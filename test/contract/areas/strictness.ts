import { hasBody, type Operation, pathFields, scopeOf } from '../../../src/contract/operation.js';
import { type OperationName, operationNames, shopApi } from '../../../src/contract/shop-api.js';
import { fieldsOf } from '../../../src/openapi/components.js';
import { exampleOf } from '../../../src/openapi/examples.js';
import type { JsonSchema } from '../../../src/openapi/json-schema.js';
import { type Caller, problemIn, withKey } from '../caller.js';
import type { Fixtures } from '../fixtures.js';

type Fields = Record<string, unknown>;

const typesOf = ({ type = [], anyOf = [] }: JsonSchema): string[] => [...(Array.isArray(type) ? type : [type]), ...anyOf.flatMap(typesOf)];

/** Values that are invalid for a field of this schema. */
const unfit = (schema: JsonSchema): [string, unknown][] => {
  const types = typesOf(schema);
  const wrong: [string, unknown][] = [['a list in a list', [[[]]]]];
  if (typeof schema.additionalProperties !== 'object') wrong.push(['a stray object', { toString: 'x' }]);
  if (!types.includes('null')) wrong.push(['null', null]);
  if (types.includes('string')) wrong.push(['a NUL character', 'a\0b'], ['a lone surrogate', '\ud800'], ['too long a text', 'a'.repeat(700_000)]);
  else wrong.push(['a text', 'seven']);
  if (types.includes('number') || types.includes('integer')) wrong.push(['a number out of range', 1e300], ['a number below', -1e300]);
  else if (!types.includes('boolean')) wrong.push(['a number', 7], ['yes', true]);
  return wrong;
};
const isFree = ({ type, anyOf, $ref }: JsonSchema) => type === undefined && anyOf === undefined && $ref === undefined;

const withBody = operationNames.filter((name) => hasBody(shopApi[name]) && (shopApi[name] as Operation).consumes !== 'form');
const withQuery = operationNames.filter((name) => !hasBody(shopApi[name]));

export const strictness = (fixtures: () => Fixtures, canSignIn: boolean, hasKey: boolean): void => {
  let caller: Caller;
  const isOpen = (name: OperationName) => {
    const { access, perMinute }: Operation = shopApi[name];
    return (access !== 'customer' || canSignIn) && (scopeOf({ access }) === undefined || hasKey) && (perMinute === undefined || hasKey);
  };
  beforeAll(async () => {
    caller = canSignIn ? await fixtures().customer() : fixtures().stranger();
  });

  /** Expects that the input is refused and that the problem names the field. */
  const refuses = async (name: OperationName, field: string, input: Fields): Promise<void> => {
    const problem = problemIn(name, await caller.send(name, input, withKey(fixtures().target)));
    expect([problem.code, problem.errors.some((error) => error.field === field || error.field.startsWith(`${field}.`))]).toEqual(['VALIDATION', true]);
  };
  const exampleInput = (name: OperationName): Fields => {
    const { properties } = fieldsOf(shopApi[name].input);
    return Object.fromEntries(Object.entries(properties).flatMap(([field, schema]) => ((value) => (value === undefined ? [] : [[field, value]]))(exampleOf(schema, name, field))));
  };

  describe('strict inputs', () => {
    it.each(withBody.filter(isOpen))('%s refuses unknown fields and fields with invalid values', async (name) => {
      const good = exampleInput(name);
      await refuses(name, 'colour2', { ...good, colour2: 'red' });
      const { path, headers = {} }: Operation = shopApi[name];
      // Paths and headers can contain only texts.
      const inPath = [...pathFields(path), ...Object.keys(headers)];
      for (const [field, schema] of Object.entries(fieldsOf(shopApi[name].input).properties)) {
        // The schema of choices is free: each configuration model validates its own.
        if (inPath.includes(field) || isFree(schema)) continue;
        for (const [, value] of unfit(schema)) {
          if (field === 'data' && typeof value === 'string' && value.length > 100) continue;
          await refuses(name, field, { ...good, [field]: value });
        }
      }
    });

    it.each(withBody.filter(isOpen))('%s refuses a body that is not a JSON object', async (name) => {
      const { path, method }: Operation = shopApi[name];
      const url = fixtures().target.url + path.replaceAll(/\{\w+\}/g, 'x');
      const own = { 'content-type': 'application/json', ...(caller.sessionToken && { authorization: `Bearer ${caller.sessionToken}` }), ...withKey(fixtures().target).headers };
      for (const [body, statuses] of [
        ['{', [400]],
        ['[]', [400, 422]],
        ['"text"', [400, 422]],
        ['null', [400, 422]],
        ['{"__proto__":{"a":1}}', [400, 422]],
      ] as const) {
        const response = await fetch(url, { method, headers: own, body });
        expect([body, statuses]).toEqual([body, expect.arrayContaining([response.status])]);
        expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
      }
      const response = await fetch(url, { method, headers: { ...own, 'content-type': 'text/plain' }, body: '{}' });
      expect(response.status).toBe(415);
    });

    it.each(withQuery.filter(isOpen))('%s refuses unknown query parameters', async (name) => {
      const inPath = pathFields(shopApi[name].path);
      const good = Object.fromEntries(Object.entries(exampleInput(name)).filter(([field]) => inPath.includes(field)));
      await refuses(name, 'colour2', { ...good, colour2: 'red' });
    });
  });
};
