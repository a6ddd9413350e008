import brand from '#brand';
import type { RouteKey } from '../../src/contract/routes.js';
import { isServed } from '../../src/domain/served-routes.js';
import type { Namespace } from '../core/messages.js';
import type { Page } from '../core/page.js';
import type { TextStore } from '../core/text-store.js';
import { pageChunks } from '../pages/index.js';
import { loadMessages } from './load-messages.js';
import type { AppServices } from './load-page.js';

/** Whether the active brand serves the page. */
export const isServedPage = (key: RouteKey): boolean => isServed(brand, key);

/** Loads missing texts into the store. */
export const fetchTexts = async (namespaces: readonly Namespace[], store: TextStore): Promise<void> => {
  const missing = namespaces.filter((namespace) => !store.has(namespace));
  for (const [namespace, texts] of Object.entries(await loadMessages(store.language, missing))) store.add(namespace as Namespace, texts);
};

/** Loads a page's chunk and its texts. */
export const loadPageChunk = async (key: RouteKey, { loadTexts }: Pick<AppServices, 'loadTexts'>): Promise<Page> => {
  const { default: page } = await pageChunks[key]();
  await loadTexts(page.namespaces);
  return page;
};
