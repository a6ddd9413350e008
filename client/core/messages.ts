import type { Locale } from '../../src/contract/locales.js';

/** Texts of each namespace, typed by the files of the default locale. */
export interface Messages {
  account: typeof import('../../locales/nl-NL/account.json', { with: { type: 'json' }});
  apiErrors: typeof import('../../locales/nl-NL/apiErrors.json', { with: { type: 'json' }});
  blogs: typeof import('../../locales/nl-NL/blogs.json', { with: { type: 'json' }});
  auth: typeof import('../../locales/nl-NL/auth.json', { with: { type: 'json' }});
  cart: typeof import('../../locales/nl-NL/cart.json', { with: { type: 'json' }});
  checkout: typeof import('../../locales/nl-NL/checkout.json', { with: { type: 'json' }});
  footer: typeof import('../../locales/nl-NL/footer.json', { with: { type: 'json' }});
  form: typeof import('../../locales/nl-NL/form.json', { with: { type: 'json' }});
  global: typeof import('../../locales/nl-NL/global.json', { with: { type: 'json' }});
  header: typeof import('../../locales/nl-NL/header.json', { with: { type: 'json' }});
  homepage: typeof import('../../locales/nl-NL/homepage.json', { with: { type: 'json' }});
  inspiration: typeof import('../../locales/nl-NL/inspiration.json', { with: { type: 'json' }});
  notFound: typeof import('../../locales/nl-NL/notFound.json', { with: { type: 'json' }});
  product: typeof import('../../locales/nl-NL/product.json', { with: { type: 'json' }});
  project: typeof import('../../locales/nl-NL/project.json', { with: { type: 'json' }});
  register: typeof import('../../locales/nl-NL/register.json', { with: { type: 'json' }});
  resetPassword: typeof import('../../locales/nl-NL/resetPassword.json', { with: { type: 'json' }});
  routes: typeof import('../../locales/nl-NL/routes.json', { with: { type: 'json' }});
  search: typeof import('../../locales/nl-NL/search.json', { with: { type: 'json' }});
  wishes: typeof import('../../locales/nl-NL/wishes.json', { with: { type: 'json' }});
  yup: typeof import('../../locales/nl-NL/yup.json', { with: { type: 'json' }});
}
export type Namespace = keyof Messages;

/** Namespaces of the page frame. */
export const shellNamespaces = ['routes', 'global', 'header', 'footer'] as const satisfies Namespace[];

export type Tree = { [key: string]: string | Tree };
/** Texts of a locale by namespace. */
export type Bundle = Partial<Record<Namespace, Tree>>;

/** Path of a message file below the project's root. */
export const messageFile = (locale: Locale, namespace: Namespace) => `locales/${locale}/${namespace}.json`;

/** Name of the virtual module with the texts of a locale, or of one namespace of it; without arguments, of the table of locales. */
export const textsModule = (...names: [] | [Locale] | [Locale, Namespace]) => ['virtual:texts', ...names].join('/');
/** Name of the virtual module with all texts of a page beside those of the frame. */
export const pageTextsModule = (locale: Locale, namespaces: readonly Namespace[]) => `${textsModule(locale)}/${namespaces.toSorted().join('+')}`;

/** Merges the texts of a country over those of its language. */
export const overlay = (base: Tree, over: Tree | undefined): Tree => {
  if (!over) return base;
  const merged: Tree = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const below = base[key];
    merged[key] = typeof value === 'object' && typeof below === 'object' ? overlay(below, value) : value;
  }
  return merged;
};
