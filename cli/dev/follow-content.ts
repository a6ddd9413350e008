import { watch } from 'node:fs';
import type { ContentReloads } from '../../src/content/content-reloads.js';

/** Milliseconds of quiet after a change: editors write a file in several steps. */
const quiet = 60;

/**
 * Reads what is written again when a file of it changes.
 * @param folder holds `<code>/content`
 * @param onRead is told when the new is shown
 */
export const followContent = (folder: string, reloads: ContentReloads, onRead: () => void): void => {
  let timer: NodeJS.Timeout | undefined;
  watch(folder, { recursive: true }, (_event, file) => {
    if (!file?.endsWith('.md')) return;
    clearTimeout(timer);
    timer = setTimeout(() => void reloads.reload().then(onRead), quiet);
  });
};
