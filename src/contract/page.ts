import { z } from 'zod';

/** Default page size of every list. */
export const defaultPageSize = 20;
export const PageNumber = z.number().int().min(1).max(10_000).default(1);
export const PageSize = z.number().int().min(1).max(100).default(defaultPageSize);
export const PageInput = z.strictObject({ page: PageNumber, pageSize: PageSize });

/** A page of a list; beyond the last page it has no items. */
export const pageOf = <Item extends z.ZodType>(item: Item) => z.object({ items: z.array(item), total: z.number().int(), page: z.number().int(), pageSize: z.number().int() });
