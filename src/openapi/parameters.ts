import { apiScopes, apiScopeTable } from '../contract/api-scopes.js';
import { brandCodes } from '../contract/brand-codes.js';
import { defaultLocale, locales } from '../contract/locales.js';
import { hasBody, type Operation, pathFields, scopeOf, shopApiHeaders } from '../contract/operation.js';
import { fieldsOf } from './components.js';
import { exampleOf } from './examples.js';

/** Request headers that every operation accepts. */
export const commonParameters = {
  Shop: { in: 'header', name: 'X-Shop', description: 'Code of the calling site.', schema: { type: 'string', enum: brandCodes }, example: brandCodes[0] },
  Locale: {
    in: 'header',
    name: 'X-Locale',
    description: 'Language, country, currency and VAT of the response.',
    schema: { type: 'string', enum: locales, default: defaultLocale },
    example: defaultLocale,
  },
  IdempotencyKey: {
    in: 'header',
    name: 'Idempotency-Key',
    description: 'A repeated key with the same input returns the stored response for 24 hours, with `Idempotent-Replayed: true`.',
    schema: { type: 'string', minLength: 1, maxLength: 200, pattern: '^[\\x21-\\x7e]+$' },
    example: '2c1f0f5e-9a0e-4c55-8f2b-6d7f0f9f3a10',
  },
} as const;

/** Response headers that every operation can send. */
export const commonHeaders = {
  RequestId: { description: 'Identifies this request in the logs.', schema: { type: 'string' }, example: '0f2b6c1e-7d3a-4b58-9a41-3c5d6e7f8091' },
  IdempotentReplayed: { description: '`true` if this is a stored response.', schema: { type: 'string', enum: ['true'] }, example: 'true' },
} as const;

/** Name of a header with capitals. */
const capitalised = (header: string): string => header.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** Parameters of an operation: common headers, path fields, header fields and query fields. */
export const parametersOf = (name: string, operation: Operation): object[] => {
  const { properties, required } = fieldsOf(operation.input);
  const inPath = pathFields(operation.path);
  const inHeaders = Object.entries(operation.headers ?? {});
  const inQuery = hasBody(operation) ? [] : Object.keys(properties).filter((field) => !inPath.includes(field) && !inHeaders.some(([known]) => known === field));
  const parameter = (place: 'path' | 'query' | 'header', field: string, as = field) => ({
    in: place,
    name: as,
    required: place === 'path' || required.includes(field),
    schema: properties[field],
    ...((value) => (value === undefined ? {} : { example: value }))(exampleOf(properties[field]!, name, field)),
  });
  const headers = ['Shop', 'Locale', ...(operation.isIdempotent ? ['IdempotencyKey'] : [])];
  return [
    ...headers.map((header) => ({ $ref: `#/components/parameters/${header}` })),
    ...inPath.map((field) => parameter('path', field)),
    ...inHeaders.map(([field, header]) => parameter('header', field, capitalised(header))),
    ...inQuery.map((field) => parameter('query', field)),
  ];
};

/** Authentication schemes. */
export const securitySchemes = {
  cart: { type: 'apiKey', in: 'header', name: 'X-Cart-Token', description: 'Token of a guest; returned once, as `cartToken`, when the guest creates the first resource.' },
  session: { type: 'http', scheme: 'bearer', description: 'Session token of a customer, returned by `login` and `verifyRegistration`.' },
  apiKey: {
    type: 'apiKey',
    in: 'header',
    name: capitalised(shopApiHeaders.apiKey),
    description: `Key of ops or an integrator; it has its own rate limits, and scopes:\n\n${apiScopes.map((scope) => `* \`${scope}\`: ${apiScopeTable[scope]}.`).join('\n')}`,
  },
} as const;

/** Accepted authentication schemes of an operation, with the scope that an API key must have; the empty object means none. */
export const securityOf = (operation: Operation): object[] => {
  const scope = scopeOf(operation);
  if (scope) return [{ apiKey: [scope] }];
  if (operation.access === 'customer') return [{ session: [] }];
  return operation.isPublic ? [{}, { apiKey: [] }] : [{}, { cart: [] }, { session: [] }, { apiKey: [] }];
};
