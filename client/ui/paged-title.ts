import type { Texts } from '../core/texts.js';

/** Title of a list; from page 2 on with the page number, so that titles are unique. */
export const pagedTitle = (t: Texts<'global'>, title: string, page: number): string => (page > 1 ? t('pagination.titleOfPage', { title, page }) : title);
