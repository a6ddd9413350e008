import byLocale from 'virtual:texts';
import type { Locale } from '../../src/contract/locales.js';
import type { Bundle, Namespace } from '../core/messages.js';

/** The texts of some namespaces in a locale; what stands round every page comes in one chunk, the others when a page asks for them. */
export const loadMessages = async (locale: Locale, namespaces: readonly Namespace[]): Promise<Bundle> => {
  const { frame, others } = await byLocale[locale]();
  return Object.fromEntries(await Promise.all(namespaces.map(async (namespace) => [namespace, frame[namespace] ?? (await others[namespace]()).default] as const)));
};

/** All texts of a locale. */
export const loadEveryMessage = async (locale: Locale): Promise<Bundle> => {
  const { frame, others } = await byLocale[locale]();
  return loadMessages(locale, [...Object.keys(frame), ...Object.keys(others)] as Namespace[]);
};
