import type { RouteKey } from '../../src/contract/routes.js';
import type { Page } from '../core/page.js';

const chunks = import.meta.glob<{ default: Page }>('./*/index.tsx');

/** Loader of a page's chunk. The name of its folder is its route key. */
export const chunkOf = (key: RouteKey): (() => Promise<{ default: Page }>) => chunks[`./${key}/index.tsx`]!;
