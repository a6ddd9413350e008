import type { Currency } from '../../contract/locales.js';
import type { OrderLine } from '../../contract/order.js';
import type { SaleForm } from '../../contract/product.js';
import type { Room } from '../../contract/room.js';

interface StoredMoney {
  amount: number;
  currency: Currency;
}
interface StoredPrice {
  includingVat: StoredMoney;
  excludingVat: StoredMoney;
}

/**
 * JSON of a placed line, which no longer follows the catalogue. Not the type of the contract: a field that the contract adds is absent
 * in every order that is already stored. A field that is added here needs the next version, and a value for the earlier ones in `placedLine`.
 */
export interface StoredLine {
  version: 4;
  productId: string;
  sku: string;
  name: string;
  slug: string;
  colour: string | null;
  picture: { file: string; width: number; height: number; alt: string; placeholder: string | null };
  configurationId: string | null;
  choices: { label: string; value: string }[];
  preview: string | null;
  frame: { hex: string; widthMm: number; heightMm: number; isRound: boolean } | null;
  room: { room: Room; text: string } | null;
  tierQuantity: number;
  unitPrice: StoredPrice;
  total: StoredPrice;
  volumeDiscount: { minQuantity: number; maxQuantity: number | null; priceIncludingVat: StoredMoney; priceExcludingVat: StoredMoney }[];
  trace: { step: OrderLine['trace'][number]['step']; label: string; optionId: string | null; amount: StoredMoney }[];
  isWithdrawable: boolean;
  isSample: boolean;
  saleUnit: { form: SaleForm; pieces: number; per: 'm2' | 'm' | null; amount: number | null; price: StoredPrice | null } | null;
}
/** Version 3 has no frames of prints. */
export type StoredLine3 = Omit<StoredLine, 'version' | 'frame'> & { version: 3 };
/** Version 2 has no samples and no units of sale. */
export type StoredLine2 = Omit<StoredLine3, 'version' | 'isSample' | 'saleUnit'> & { version: 2 };

type AddedInVersion1 = 'configurationId' | 'choices' | 'preview' | 'room' | 'tierQuantity' | 'trace' | 'isWithdrawable';
/** Version 1 has no version number. It gained fields over time, so each of these can be absent. */
export type StoredLine1 = Omit<StoredLine2, 'version' | 'picture' | AddedInVersion1> &
  Partial<Pick<StoredLine2, AddedInVersion1>> & { version?: never; picture: Omit<StoredLine2['picture'], 'placeholder'> & { placeholder?: string | null } };

/** JSON of a placed line in any version. Only `placedLine` reads it, and SQL its `total`, which all versions contain. */
export type AnyStoredLine = StoredLine | StoredLine3 | StoredLine2 | StoredLine1;

/** Row of a placed line. */
export interface PlacedRow {
  id: string;
  quantity: number;
  snapshot: AnyStoredLine | null;
}

/** Returns what is stored of a line in the current version. It names each field, so that a new field of the contract is not stored without a version. */
export const storedLine = (line: OrderLine): StoredLine => {
  const { productId, sku, name, slug, colour, picture, configurationId, choices, preview, frame, room } = line;
  const { tierQuantity, unitPrice, total, volumeDiscount, trace, isWithdrawable, isSample, saleUnit } = line;
  const goods = { productId, sku, name, slug, colour, picture, configurationId, choices, preview, frame, room };
  return { version: 4, ...goods, tierQuantity, unitPrice, total, volumeDiscount, trace, isWithdrawable, isSample, saleUnit };
};

/** Returns a placed line as the contract describes it, whatever version it was stored in. */
export const placedLine = ({ id, quantity, snapshot }: PlacedRow): OrderLine => {
  const { version: _version, ...stored } = snapshot!;
  const { configurationId = null, choices = [], preview = null, room = null, trace = [], tierQuantity = quantity } = stored;
  const picture = { ...stored.picture, placeholder: stored.picture.placeholder ?? null };
  // Before this was stored, every configured line counted as personalised.
  const isWithdrawable = stored.isWithdrawable ?? !configurationId;
  const { isSample, saleUnit } = 'isSample' in stored ? stored : { isSample: false, saleUnit: null };
  const frame = 'frame' in stored ? stored.frame : null;
  return { ...stored, isSample, picture, configurationId, choices, preview, room, trace, tierQuantity, isWithdrawable, id, quantity, available: null, saleUnit, frame };
};
