import byLocale from 'virtual:texts';
import type { Locale } from '../../src/contract/locales.js';
import type { Bundle, Namespace } from '../core/messages.js';

/** Texts of the first page, if a file of the initial load contains them. */
const firstTexts: Bundle = {};
/** Called by the file with the texts of a page. */
export const keepTexts = (texts: Bundle): void => void Object.assign(firstTexts, texts);

/** Loads namespaces of a locale. The texts of the page frame are in one chunk, each other namespace has its own. */
export const loadMessages = async (locale: Locale, namespaces: readonly Namespace[]): Promise<Bundle> => {
  const { frame, others } = await byLocale[locale]();
  return Object.fromEntries(
    await Promise.all(namespaces.map(async (namespace) => [namespace, frame[namespace] ?? firstTexts[namespace] ?? (await others[namespace]()).default] as const)),
  );
};

/** Loads all texts of a locale. */
export const loadEveryMessage = async (locale: Locale): Promise<Bundle> => {
  const { frame, others } = await byLocale[locale]();
  return loadMessages(locale, [...Object.keys(frame), ...Object.keys(others)] as Namespace[]);
};
