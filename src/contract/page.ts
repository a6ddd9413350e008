import { z } from 'zod';

/** Default page size of every list. */
export const defaultPageSize = 20;
export const PageNumber = z.number().int().min(1).max(10_000).default(1);
export const PageSize = z.number().int().min(1).max(100).default(defaultPageSize);
export const PageInput = z.strictObject({ page: PageNumber, pageSize: PageSize });

/** A page of a list; beyond the last page it has no items. */
export const pageOf = <Item extends z.ZodType>(item: Item) => z.object({ items: z.array(item), total: z.number().int(), page: z.number().int(), pageSize: z.number().int() });

/** Position in a list of changes. Opaque to callers. */
export const Cursor = z
  .string()
  .max(90)
  .regex(/^\d{1,18}\.[\w-]{0,64}$/, 'yup.errors.string.matches');
/** Reads changes: the first call from a moment, or from the beginning; each further call from the cursor of the previous response. */
export const ListChanges = z.strictObject({
  since: z.iso.datetime().optional(),
  /** `next` of the previous response; `since` then has no effect. */
  after: Cursor.optional(),
  limit: z.number().int().min(1).max(50).default(defaultPageSize),
});
/** Changed items, the earliest change first. */
export const changesOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    items: z.array(item),
    /** Cursor of the next call. Store it once the items are processed. */
    next: Cursor,
    /** False: all changes were returned; call again later. */
    hasMore: z.boolean(),
  });
