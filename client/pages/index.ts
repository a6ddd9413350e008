import type { RouteKey } from '../../src/contract/routes.js';
import type { Page } from '../core/page.js';

const chunks = import.meta.glob<{ default: Page }>('./*/index.tsx');

/** The chunk of a page: its folder is named by its route key. */
export const chunkOf = (key: RouteKey): (() => Promise<{ default: Page }>) => chunks[`./${key}/index.tsx`]!;
