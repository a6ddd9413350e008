import type { Query } from '../contract/routes.js';
import { type ReorderReason, reorderReasons } from '../contract/reorder-reasons.js';

/** Difference of a reordered line that the cart shows. */
export interface ReorderReportLine {
  lineId: string;
  reason: ReorderReason;
  taken: number;
}

const names = { order: 'reordered', line: 'changed' } as const;

/** Query of the cart page after a reorder, so that the result stays visible until the shopper leaves the page. */
export const reorderQuery = (orderId: string, missing: readonly ReorderReportLine[]): Query => ({
  [names.order]: orderId,
  [names.line]: missing.map(({ lineId, reason, taken }) => `${lineId}.${reason}.${taken}`),
});

/** Reads the result of a reorder from a query; undefined if there is none. */
export const readReorder = (search: URLSearchParams): { orderId: string; told: ReorderReportLine[] } | undefined => {
  const orderId = search.get(names.order);
  if (!orderId) return undefined;
  const reported = search.getAll(names.line).flatMap((entry) => {
    const [, lineId = '', reasonText, taken] = /^(.+)\.(\w+)\.(\d+)$/.exec(entry) ?? [];
    const reason = reorderReasons.find((known) => known === reasonText);
    return reason ? [{ lineId, reason, taken: Number(taken) || 0 }] : [];
  });
  return { orderId, told: reported };
};
