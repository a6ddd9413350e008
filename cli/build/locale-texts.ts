import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { messageFile, type Namespace, overlay, shellNamespaces, textsModule, type Tree } from '../../client/core/messages.js';
import { baseLocaleOf, type Locale, locales, localeTable } from '../../src/contract/locales.js';

const own = '\0';
const importing = (address: string) => `() => import(${JSON.stringify(address)})`;
const table = (rows: readonly (readonly [string, string])[]) => `{${rows.map(([key, value]) => `${JSON.stringify(key)}: ${value}`).join(',')}}`;

/**
 * Provides the texts as virtual modules: a table of the locales; for each locale the texts of the page frame and a table of its other
 * namespaces; for each of these its texts. The texts of a country are already merged over those of its language.
 */
export const localeTexts = (): Plugin => {
  const namespaces = readdirSync('locales/nl-NL').map((file) => file.replace('.json', '') as Namespace);
  const isFrame = (namespace: Namespace) => shellNamespaces.some((name) => name === namespace);

  return {
    name: 'locale-texts',
    resolveId: { filter: { id: new RegExp(`^${textsModule()}`) }, handler: (id) => own + id },
    load: {
      filter: { id: new RegExp(`^${own}${textsModule()}`) },
      handler(id) {
        // The development server appends a query to changed modules.
        const [, locale, namespace] = id.replace(/\?.*/, '').split('/') as [string, Locale?, Namespace?];
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
        if (namespace) return `export default ${textsOf(locale, namespace)}`;
        const frame = table(shellNamespaces.map((name) => [name, textsOf(locale, name)]));
        const others = table(namespaces.filter((name) => !isFrame(name)).map((name) => [name, importing(textsModule(locale, name))]));
        return `export const frame = ${frame};\nexport const others = ${others};`;
      },
    },
  };
};
