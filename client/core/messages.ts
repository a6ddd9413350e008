import type { Locale } from '../../src/contract/locales.js';

/** The texts of each namespace the pages use, typed by the default locale's files. */
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
  yup: typeof import('../../locales/nl-NL/yup.json', { with: { type: 'json' }});
}
export type Namespace = keyof Messages;

/** Namespaces of the frame round every page. */
export const shellNamespaces = ['routes', 'global', 'header', 'footer'] as const satisfies Namespace[];

export type Tree = { [key: string]: string | Tree };
/** Texts of a locale by namespace. */
export type Bundle = Partial<Record<Namespace, Tree>>;

/** Path of a message file below the project's root. */
export const messageFile = (locale: Locale, namespace: Namespace) => `locales/${locale}/${namespace}.json`;

/** The module that the build makes of a locale's texts: with a namespace of those alone, without a locale the table of all. */
export const textsModule = (...names: [] | [Locale] | [Locale, Namespace]) => ['virtual:texts', ...names].join('/');

/** A locale's own texts laid over those of its language. */
export const overlay = (base: Tree, over: Tree | undefined): Tree => {
  if (!over) return base;
  const merged: Tree = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const below = base[key];
    merged[key] = typeof value === 'object' && typeof below === 'object' ? overlay(below, value) : value;
  }
  return merged;
};
