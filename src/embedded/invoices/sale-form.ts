import type { SaleUnit } from '../../contract/product.js';

type Translate = (key: string, args?: Record<string, unknown>) => string;

const named = new Set<SaleUnit['form']>(['pack', 'roll', 'sheet']);

/**
 * Returns what one piece of a line is when it is a pack, a roll or a sheet, because documents state numbers only: "pack of 18". Other goods: empty.
 * @param translate of keys below `components.invoice`
 */
export const saleFormText = (unit: SaleUnit | null, translate: Translate): string => (unit && named.has(unit.form) ? translate(`form.${unit.form}`, { count: unit.pieces }) : '');
