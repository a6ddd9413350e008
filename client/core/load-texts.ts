import type { Namespace } from './messages.js';
import { createRequiredContext } from './required-context.js';

/** Loads missing texts, for parts that are loaded on demand. */
export const [LoadTextsProvider, useLoadTexts] = createRequiredContext<(namespaces: readonly Namespace[]) => Promise<void>>('texts');
