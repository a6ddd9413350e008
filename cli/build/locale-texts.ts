import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { messageFile, type Namespace, overlay, pageTextsModule, shellNamespaces, textsModule, type Tree } from '../../client/core/messages.js';
import { deferredHydrationPages } from '../../client/pages/page-hydration.js';
import { baseLocaleOf, type Locale, locales, localeTable } from '../../src/contract/locales.js';

const own = '\0';
const importing = (address: string) => `() => import(${JSON.stringify(address)})`;
const table = (rows: readonly (readonly [string, string])[]) => `{${rows.map(([key, value]) => `${JSON.stringify(key)}: ${value}`).join(',')}}`;

/** Namespaces of each page that is hydrated at once, as its definition lists them. */
const namespacesOfPages = (): Namespace[][] => {
  const deferred: ReadonlySet<string> = deferredHydrationPages;
  return readdirSync('client/pages', { withFileTypes: true }).flatMap(({ name }) => {
    const source = `client/pages/${name}/index.tsx`;
    if (!existsSync(source) || deferred.has(name)) return [];
    const list = /\bnamespaces: \[(.*?)\]/s.exec(readFileSync(source, 'utf8'))?.[1];
    if (list === undefined) throw new Error(`${source}: the build cannot read the namespaces`);
    return [[...list.matchAll(/'(\w+)'/g)].map(([, namespace]) => namespace as Namespace)];
  });
};

/**
 * Provides the texts as virtual modules: a table of the locales; for each locale the texts of the page frame and a table of its other
 * namespaces; for each of these its texts; for pages that are hydrated at once, all texts of the page. The texts of a country are already
 * merged over those of its language.
 */
export const localeTexts = (): Plugin => {
  const namespaces = readdirSync('locales/nl-NL').map((file) => file.replace('.json', '') as Namespace);
  const isFrame = (namespace: Namespace) => shellNamespaces.some((name) => name === namespace);

  return {
    name: 'locale-texts',
    buildStart() {
      const { command, build } = this.environment.config;
      if (command !== 'build' || build.ssr) return;
      const modules = locales.flatMap((locale) => namespacesOfPages().map((names) => pageTextsModule(locale, names)));
      for (const id of new Set(modules)) this.emitFile({ type: 'chunk', id });
    },
    resolveId: { filter: { id: new RegExp(`^${textsModule()}`) }, handler: (id) => own + id },
    load: {
      filter: { id: new RegExp(`^${own}${textsModule()}`) },
      handler(id) {
        // The development server appends a query to changed modules.
        const [, locale, joined] = id.replace(/\?.*/, '').split('/') as [string, Locale?, string?];
        const ofPage = (joined?.split('+') ?? []) as Namespace[];
        const read = (from: Locale, name: Namespace): Tree | undefined => {
          const file = messageFile(from, name);
          this.addWatchFile(resolve(file));
          try {
            return JSON.parse(readFileSync(file, 'utf8')) as Tree;
          } catch (error) {
            if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
            throw error;
          }
        };
        const textsOf = (of: Locale, name: Namespace): string => {
          const base = baseLocaleOf[localeTable[of].language];
          return JSON.stringify(overlay(read(base, name) ?? {}, base === of ? undefined : read(of, name)));
        };
        if (!locale) return `export default ${table(locales.map((name) => [name, importing(textsModule(name))]))}`;
        const tableOf = (names: readonly Namespace[]) => table(names.map((name) => [name, textsOf(locale, name)]));
        if (ofPage.length > 1) return `import { keepTexts } from '/client/app/load-messages.js';\nkeepTexts(${tableOf(ofPage)});`;
        if (joined) return `export default ${textsOf(locale, ofPage[0]!)}`;
        const frame = tableOf(shellNamespaces);
        const others = table(namespaces.filter((name) => !isFrame(name)).map((name) => [name, importing(textsModule(locale, name))]));
        return `export const frame = ${frame};\nexport const others = ${others};`;
      },
    },
  };
};
