import { watch } from 'node:fs';
import type { ContentReloads } from '../../src/content/content-reloads.js';

/** Milliseconds without a further change before a reload, because editors write a file in several steps. */
const quiet = 60;

/**
 * Reloads the documents when one of their files changes.
 * @param folder contains `<code>/content`
 * @param onRead called after each reload
 */
export const watchContent = (folder: string, reloads: ContentReloads, onRead: () => void): void => {
  let timer: NodeJS.Timeout | undefined;
  watch(folder, { recursive: true }, (_event, file) => {
    if (!file?.endsWith('.md')) return;
    clearTimeout(timer);
    timer = setTimeout(() => void reloads.reload().then(onRead), quiet);
  });
};
