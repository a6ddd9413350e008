import { brandCodes } from '../contract/brands.js';
import { defaultLocale, locales } from '../contract/locales.js';
import { hasBody, type Operation, pathFields, shopApiHeaders } from '../contract/operation.js';
import { fieldsOf } from './components.js';
import { exampleOf } from './examples.js';

/** Headers any call may carry. */
export const commonParameters = {
  Shop: { in: 'header', name: 'X-Shop', description: 'The site that asks.', schema: { type: 'string', enum: brandCodes }, example: brandCodes[0] },
  Locale: {
    in: 'header',
    name: 'X-Locale',
    description: 'Language, country, currency and VAT of the answer.',
    schema: { type: 'string', enum: locales, default: defaultLocale },
    example: defaultLocale,
  },
  IdempotencyKey: {
    in: 'header',
    name: 'Idempotency-Key',
    description: 'A repeat with the same key and the same input gets the first answer again, for 24 hours, with `Idempotent-Replayed: true`.',
    schema: { type: 'string', minLength: 1, maxLength: 200, pattern: '^[\\x21-\\x7e]+$' },
    example: '2c1f0f5e-9a0e-4c55-8f2b-6d7f0f9f3a10',
  },
} as const;

/** Headers any answer may carry. */
export const commonHeaders = {
  RequestId: { description: 'Names this call in the log.', schema: { type: 'string' }, example: '0f2b6c1e-7d3a-4b58-9a41-3c5d6e7f8091' },
  IdempotentReplayed: { description: '`true` when the answer was given before.', schema: { type: 'string', enum: ['true'] }, example: 'true' },
} as const;

/** A header's name as people write it. */
const capitalised = (header: string): string => header.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** Headers, path fields and query of an operation. */
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

/** Ways to say who calls. */
export const securitySchemes = {
  cart: { type: 'apiKey', in: 'header', name: 'X-Cart-Token', description: 'A guest’s key to what they own; it comes once, as `cartToken`, with the first thing they own.' },
  session: { type: 'http', scheme: 'bearer', description: 'A signed-in customer; the token comes with `login` and `verifyRegistration`.' },
  apiKey: {
    type: 'apiKey',
    in: 'header',
    name: capitalised(shopApiHeaders.apiKey),
    description: 'Ops and integrators; a key has limits of its own.',
  },
} as const;

/** Who may call an operation; the empty choice is a caller without any. */
export const securityOf = ({ access, isPublic }: Operation): object[] => {
  if (access === 'customer') return [{ session: [] }];
  if (access === 'ops') return [{ apiKey: [] }];
  return isPublic ? [{}, { apiKey: [] }] : [{}, { cart: [] }, { session: [] }, { apiKey: [] }];
};
