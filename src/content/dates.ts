import type { FrontMatter } from './front-matter.js';

/** Days of a front matter that come in the wrong order, by the field to mend. */
export const datesOutOfOrder = (matter: FrontMatter): { field: string; message: string }[] => {
  const { published, updated, validThrough } = matter as { published?: string; updated?: string; validThrough?: string };
  const isBefore = (day: string | undefined) => day !== undefined && published !== undefined && day < published;
  return [
    ...(isBefore(updated) ? [{ field: 'updated', message: `${updated} is before it was published` }] : []),
    ...(isBefore(validThrough) ? [{ field: 'validThrough', message: `${validThrough} is before it was published` }] : []),
  ];
};
