import type { ConfigurationPreview } from '../../contract/configuration.js';
import type { PrintFrame } from '../../contract/order.js';
import type { Currency } from '../../contract/locales.js';
import type { CutToSize } from '../../domain/unit-of-sale.js';
import type { PackedPiece } from '../../domain/consignment.js';
import type { Owner } from '../identity/identity.js';

/** The steps of a price, with labels in the caller's language. */
export type PriceTrace = ConfigurationPreview['trace'];

/** The data of a configuration for an order line. */
export interface ConfiguredGoods {
  id: string;
  productId: string;
  owner: Owner;
  isComplete: boolean;
  /** Made to the buyer's own size, number, text, colour or file. Choices among offered values do not make it personal. */
  isPersonal: boolean;
  /** Gross minor units of one piece when `quantity` pieces are bought. */
  unitGross(currency: Currency, quantity: number): number;
  /** The steps of that price. */
  trace(currency: Currency, quantity: number): PriceTrace;
  /** Charged area and price per m² of a piece that is cut to the buyer's size when `quantity` pieces are bought; undefined for other goods. */
  cut(currency: Currency, quantity: number): CutToSize | undefined;
  /** Packaging of one configured piece. */
  packaging: PackedPiece;
  /** The choices in the caller's language. */
  choices: { label: string; value: string }[];
  /** Path of the print's preview. */
  preview: string | null;
  /** Frame around the print; null without a print or a frame. */
  frame: PrintFrame | null;
}
