import { baseLocaleOf, type Locale, localeTable } from '../../src/contract/locales.js';
import { type Bundle, messageFile, type Namespace, overlay, type Tree } from '../core/messages.js';

/** A chunk for each locale and namespace, loaded when a page asks for it. */
const files = import.meta.glob<Tree>('../../locales/*/*.json', { import: 'default' });
const load = (locale: Locale, namespace: Namespace): Promise<Tree> | undefined => files[`../../${messageFile(locale, namespace)}`]?.();

/** The texts of some namespaces in a locale: its own laid over its language's. */
export const loadMessages = async (locale: Locale, namespaces: readonly Namespace[]): Promise<Bundle> => {
  const base = baseLocaleOf[localeTable[locale].language];
  const entries = namespaces.map(async (namespace) => {
    const [texts, own] = await Promise.all([load(base, namespace), base === locale ? undefined : load(locale, namespace)]);
    return [namespace, overlay(texts ?? {}, own)] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
};
