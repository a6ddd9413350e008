import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';

const sources = 'cli/api-client/package';

const index = `import { connect } from './shop-api.js';
export { changesOf, dataOf, ShopApiError } from './shop-api.js';
export const createShopApi = connect;
`;
const indexTypes = `import type { Client } from 'openapi-fetch';
import type { operations, paths } from './schema.js';
import type { ShopApiOptions } from './shop-api.js';
export type { components, operations, paths, webhooks } from './schema.js';
export { changesOf, dataOf, ShopApiError, type ShopApiOptions, type ShopProblem } from './shop-api.js';
/** Creates a client of the Shop API. */
export declare const createShopApi: (options: ShopApiOptions) => Client<paths>;

type Given<Part> = [NonNullable<Part>] extends [never] ? unknown : NonNullable<Part>;
type Body<Whole> = [Whole] extends [never] ? unknown : Whole extends { content: infer Types } ? Types[keyof Types] : unknown;
type Success<Responses> = { [Status in keyof Responses]: Status extends 200 | 201 | 202 | 204 ? Responses[Status] : never }[keyof Responses];
type Sent<Response> = Response extends { content: { 'application/json': infer Output } } ? Output : Response extends { content: object } ? unknown : Record<string, never>;
/** Names of the operations. */
export type OperationName = keyof operations;
/** All fields of the request of an operation: of path, query and body. */
export type InputOf<Name extends OperationName> = Given<operations[Name]['parameters']['path']> &
  Given<operations[Name]['parameters']['query']> &
  (operations[Name] extends { requestBody?: infer Whole } ? Body<NonNullable<Whole>> : unknown);
/** The body of the response of an operation. */
export type OutputOf<Name extends OperationName> = Sent<Success<operations[Name]['responses']>>;
`;

const manifestOf = async (version: string): Promise<object> => {
  const { version: fetchVersion } = JSON.parse(await readFile('node_modules/openapi-fetch/package.json', 'utf8')) as { version: string };
  return {
    name: 'shop-api-client',
    version,
    description: 'Client of the Shop API, generated from its OpenAPI document',
    license: 'UNLICENSED',
    type: 'module',
    exports: { '.': { types: './index.d.ts', default: './index.js' }, './openapi.json': './openapi.json' },
    dependencies: { 'openapi-fetch': fetchVersion },
    engines: { node: '>=20.3' },
  };
};

const emitOptions: ts.CompilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, isolatedDeclarations: true, declaration: true };

/** Writes an OpenAPI document, and the package of a TypeScript client that is generated from it, to a folder. The working directory must be that of the project. */
export const writeApiClient = async (document: object, folder: string): Promise<void> => {
  const { info } = document as { info: { version: string } };
  const source = await readFile(`${sources}/shop-api.ts`, 'utf8');
  const files = {
    'openapi.json': `${JSON.stringify(document, null, 2)}\n`,
    'package.json': `${JSON.stringify(await manifestOf(info.version), null, 2)}\n`,
    'schema.d.ts': astToString(await openapiTS(document as OpenAPI3)),
    'shop-api.js': ts.transpileModule(source, { compilerOptions: emitOptions }).outputText,
    'shop-api.d.ts': ts.transpileDeclaration(source, { compilerOptions: emitOptions }).outputText,
    'index.js': index,
    'index.d.ts': indexTypes,
  };
  await mkdir(folder, { recursive: true });
  await Promise.all(Object.entries(files).map(([name, content]) => writeFile(`${folder}/${name}`, content)));
  await copyFile(`${sources}/README.md`, `${folder}/README.md`);
};
