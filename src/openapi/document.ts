import type { Brand } from '../contract/brands.js';
import type { ProblemCode } from '../contract/errors.js';
import { hasBody, type Operation, partialUpload, pathFields, scopeOf } from '../contract/operation.js';
import { type OperationName, operationNames, shopApi } from '../contract/shop-api.js';
import { webhookEvents, webhookTable } from '../contract/webhook.js';
import { hasRestEndpoint } from '../domain/served-operations.js';
import { fieldsOf, messageSchema, schemaComponents, schemaOf } from './components.js';
import { exampleOf } from './examples.js';
import { introduction } from './introduction.js';
import type { JsonSchema } from './json-schema.js';
import { commonHeaders, commonParameters, parametersOf, securityOf, securitySchemes } from './parameters.js';
import { problemExamples, problemResponses } from './problems.js';

/** Version of the contract (semver): the major number changes with breaking changes. */
export const contractVersion = '1.0.0';

type Translate = (code: ProblemCode, part: 'title' | 'detail') => string;

const tags: Record<string, string> = {
  Auth: 'Sign-in, sign-out, password reset',
  BusinessCentral: 'OAuth connection to the ERP',
  Capabilities: 'Extensions that the Shop API has',
  Catalogue: 'Products, prices and pictures, for integrators',
  Categories: 'Categories of the catalogue',
  Diagnostics: 'Consistency checks of the catalogue',
  Enquiries: 'Questions, quotations, newsletter, appointments',
  Me: 'The signed-in customer',
  Misc: 'Review score, and validation of typed data',
  Orders: 'Cart, checkout, payment and placed orders',
  Products: 'Find, configure and price products',
  Registration: 'Registration of an account',
  Prices: 'Prices of products, for integrators',
  Stock: 'Stock of products, for integrators',
  Storage: 'Saved designs and files',
  Uploads: 'Uploaded files',
};
/** The tag of an operation, from the first segment of its path. */
const tagOf = ({ path }: Operation): string => Object.keys(tags).find((tag) => path.toLowerCase().startsWith(`/${tag.toLowerCase()}`))!;

const limitOf = ({ perMinute }: Operation) => (perMinute ? `At most ${perMinute} calls per minute and client address.` : undefined);
const scopeLineOf = (operation: Operation) => ((scope) => scope && `Requires an API key with the scope \`${scope}\`.`)(scopeOf(operation));
const originOf = ({ extension }: Operation) => (extension ? `Extension, which a Shop API can leave out. ${extension.need} Without it: ${extension.without}` : undefined);

const binary: JsonSchema = { type: 'string', format: 'binary', contentMediaType: 'application/octet-stream' };

const requestBodyOf = (name: OperationName, operation: Operation): { requestBody?: object } => {
  if (operation.consumes === 'bytes') return { requestBody: { required: true, content: { [partialUpload]: { schema: binary } } } };
  if (!hasBody(operation)) return {};
  const all = fieldsOf(operation.input);
  const isInBody = (field: string) => !pathFields(operation.path).includes(field) && !(field in (operation.headers ?? {}));
  const properties = Object.fromEntries(Object.entries(all.properties).filter(([field]) => isInBody(field)));
  const required = all.required.filter(isInBody);
  const schema: JsonSchema = { type: 'object', properties, additionalProperties: false, ...(required.length && { required }) };
  const example = exampleOf(schema, name) as object;
  if (operation.consumes === 'form') {
    const form = { schema, example };
    return { requestBody: { required: true, content: { 'application/x-www-form-urlencoded': form, 'multipart/form-data': form } } };
  }
  const json = { 'application/json': { schema, example } };
  if (operation.consumes !== 'upload') return { requestBody: { required: required.length > 0, content: json } };
  const form: JsonSchema = { ...schema, properties: { ...properties, file: binary } };
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema: form, example: { ...example, file: '(the file)' } }, ...json } } };
};

const successOf = (name: OperationName, operation: Operation): object => {
  const headers = {
    'X-Request-Id': { $ref: '#/components/headers/RequestId' },
    ...(operation.isIdempotent && { 'Idempotent-Replayed': { $ref: '#/components/headers/IdempotentReplayed' } }),
  };
  if (operation.status === 204) return { description: 'Success, without content', headers };
  if (operation.produces) return { description: 'The file', headers, content: Object.fromEntries(operation.produces.map((type) => [type, { schema: fileOf(type) }])) };
  const schema = schemaOf(operation.output);
  return { description: operation.summary, headers, content: { 'application/json': { schema, example: exampleOf(schema, name) } } };
};
const fileOf = (type: string): JsonSchema => (type === 'application/json' ? { type: 'array', items: { $ref: '#/components/schemas/StorageItem' } } : binary);

const operationObject = (name: OperationName, translate: Translate): object => {
  const operation: Operation = shopApi[name];
  const description = [originOf(operation), scopeLineOf(operation), limitOf(operation)].filter(Boolean).join(' ');
  return {
    operationId: name,
    summary: operation.summary,
    ...(description && { description }),
    ...(operation.extension && { 'x-extension': operation.extension }),
    tags: [tagOf(operation)],
    security: securityOf(operation),
    parameters: parametersOf(name, operation),
    ...requestBodyOf(name, operation),
    responses: { [operation.status]: successOf(name, operation), ...problemResponses(operation, translate) },
  };
};

const pathsOf = (brand: Pick<Brand, 'permissions'>, translate: Translate): Record<string, Record<string, object>> => {
  const paths: Record<string, Record<string, object>> = {};
  for (const name of operationNames) {
    const { path, method }: Operation = shopApi[name];
    if (!hasRestEndpoint(brand, { path })) continue;
    (paths[path] ??= {})[method.toLowerCase()] = operationObject(name, translate);
  }
  return paths;
};

const webhooksOf = (): Record<string, object> =>
  Object.fromEntries(
    webhookEvents.map((type) => {
      const schema = messageSchema(type);
      const requestBody = { required: true, content: { 'application/json': { schema, example: exampleOf(schema, type) } } };
      const responses = {
        '2XX': { description: 'Accepted' },
        '410': { description: 'Disables the endpoint: no further messages are sent' },
        '4XX': { description: 'Not accepted; the message is sent again' },
      };
      return [type, { post: { operationId: type.replace('.', '-'), summary: webhookTable[type].summary, tags: ['Webhooks'], security: [], requestBody, responses } }];
    }),
  );

/**
 * Generates the OpenAPI 3.1 document from the table of operations.
 * @param translate returns title or detail of a problem, in English
 */
export const openApiDocument = (brand: Pick<Brand, 'siteName' | 'permissions'>, translate: Translate): object => ({
  openapi: '3.1.1',
  info: {
    title: `${brand.siteName} Shop API`,
    version: contractVersion,
    summary: 'REST API of the shop for integrators',
    description: introduction,
    license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
  },
  servers: [{ url: '/api', description: 'This shop' }],
  tags: [
    ...Object.entries(tags).map(([tag, description]) => ({ name: tag, description })),
    { name: 'Webhooks', description: 'Messages that the shop sends to integrators, signed by Standard Webhooks' },
  ],
  paths: pathsOf(brand, translate),
  webhooks: webhooksOf(),
  components: { schemas: schemaComponents, parameters: commonParameters, headers: commonHeaders, examples: problemExamples(translate), securitySchemes },
});
