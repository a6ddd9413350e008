import type { Namespace } from './messages.js';
import { createRequiredContext } from './required-context.js';

/** Fetches texts that are not there yet, for parts that come on demand. */
export const [NeedTextsProvider, useNeedTexts] = createRequiredContext<(namespaces: readonly Namespace[]) => Promise<void>>('texts');
