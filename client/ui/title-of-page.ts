import type { Texts } from '../core/texts.js';

/** A list's title; from page 2 on it names the page, so that no two pages are called the same. */
export const titleOfPage = (t: Texts<'global'>, title: string, page: number): string => (page > 1 ? t('pagination.titleOfPage', { title, page }) : title);
