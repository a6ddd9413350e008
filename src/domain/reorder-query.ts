import type { Query } from '../contract/routes.js';
import { type ReorderReason, reorderReasons } from '../contract/reorder-reasons.js';

/** What the cart tells of a line of the old order. */
export interface ToldLine {
  lineId: string;
  reason: ReorderReason;
  taken: number;
}

const names = { order: 'reordered', line: 'changed' } as const;

/** How a reorder went, for the cart's address: what to tell stands there until the shopper goes on. */
export const reorderQuery = (orderId: string, missing: readonly ToldLine[]): Query => ({
  [names.order]: orderId,
  [names.line]: missing.map(({ lineId, reason, taken }) => `${lineId}.${reason}.${taken}`),
});

/** The same read again; undefined for an address that tells of none. */
export const readReorder = (search: URLSearchParams): { orderId: string; told: ToldLine[] } | undefined => {
  const orderId = search.get(names.order);
  if (!orderId) return undefined;
  const told = search.getAll(names.line).flatMap((entry) => {
    const [lineId = '', reasonText, taken] = entry.split('.');
    const reason = reorderReasons.find((known) => known === reasonText);
    return reason ? [{ lineId, reason, taken: Number(taken) || 0 }] : [];
  });
  return { orderId, told };
};
