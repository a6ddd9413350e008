import type { Executor } from '../database/database.module.js';
import { type OrderView, presentPlaced } from './order.presenter.js';
import { type OrderRow, recordsOf } from './order.store.js';

/** Reads what belongs to a placed order, and presents the order as it was placed. */
export const placedView = async (tx: Executor, row: OrderRow, forLines = tx): Promise<OrderView> => presentPlaced(row, await recordsOf(tx, row.id, forLines));
