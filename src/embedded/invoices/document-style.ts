import type { Brand, Look } from '../../contract/brands.js';

export interface DocumentStyle {
  brand: Brand;
  mark: Look['logo'];
  /** Colour of the line below the letterhead. */
  colour: string;
  createdAt: Date;
  /** Translates a key below `components.invoice`. */
  translate(key: string, args?: Record<string, unknown>): string;
  /** Name of a payment method. */
  methodName(method: string): string;
}
