import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';

const sources = 'cli/api-client/package';

const index = `import { connect } from './shop-api.js';
export { changesOf, dataOf, ShopApiError } from './shop-api.js';
export const createShopApi = connect;
`;
const indexTypes = `import type { Client } from 'openapi-fetch';
import type { paths } from './schema.js';
import type { ShopApiOptions } from './shop-api.js';
export type { components, operations, paths, webhooks } from './schema.js';
export { changesOf, dataOf, ShopApiError, type ShopApiOptions, type ShopProblem } from './shop-api.js';
/** Creates a client of the Shop API. */
export declare const createShopApi: (options: ShopApiOptions) => Client<paths>;
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
