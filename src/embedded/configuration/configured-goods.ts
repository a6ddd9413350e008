import type { ConfigurationPreview } from '../../contract/configuration.js';
import type { Currency } from '../../contract/locales.js';
import type { PackedPiece } from '../../domain/consignment.js';
import type { Owner } from '../identity/identity.js';

/** How a price is made, step by step, in the reader's language. */
export type PriceTrace = ConfigurationPreview['trace'];

/** A configuration as an order line needs it. */
export interface ConfiguredGoods {
  id: string;
  productId: string;
  owner: Owner;
  isComplete: boolean;
  /** Made to the buyer's own measure or with what is theirs; choosing among what is on offer does not make it so. */
  isPersonal: boolean;
  /** Gross minor units of one piece when `quantity` pieces are bought. */
  unitGross(currency: Currency, quantity: number): number;
  /** The steps to that price. */
  trace(currency: Currency, quantity: number): PriceTrace;
  /** Weight and size of a piece as it is made. */
  packaging: PackedPiece;
  /** What was chosen, in the reader's language. */
  choices: { label: string; value: string }[];
  /** Path of the print's preview. */
  preview: string | null;
}
