import type { FrontMatter } from './front-matter.js';

/** Dates of a front matter that are in the wrong order, with the field to correct. */
export const datesOutOfOrder = (matter: FrontMatter): { field: string; message: string }[] => {
  const { published, updated, validThrough } = matter as { published?: string; updated?: string; validThrough?: string };
  const isBefore = (day: string | undefined) => day !== undefined && published !== undefined && day < published;
  return [
    ...(isBefore(updated) ? [{ field: 'updated', message: `${updated} is before the publication date` }] : []),
    ...(isBefore(validThrough) ? [{ field: 'validThrough', message: `${validThrough} is before the publication date` }] : []),
  ];
};
