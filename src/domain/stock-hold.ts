/** Trust in the buyer. `proved`: pays on account with a verified VAT number; `allowed`: ops granted the account credit, or an integrator orders. */
export type HoldTrust = 'unknown' | 'proved' | 'allowed';

/** Limits of stock holds. Shares are percent of a product's stock; `value` is in minor units of the order's currency. */
export interface HoldBounds {
  share: number;
  shareOfAll: number;
  value: number;
}

/** Numbers of pieces of one product. */
export interface HeldProduct {
  /** Pieces of the order. */
  quantity: number;
  /** Pieces in stock, without those of the order. */
  left: number;
  /** Pieces held by other unpaid orders: of the same buyer (`own`), and in total (`all`). */
  own: number;
  all: number;
}

/** Pieces and value that an order would hold, and value of the buyer's other unpaid orders. Amounts are minor units. */
export interface HoldRequest {
  trust: HoldTrust;
  amount: number;
  ownAmount: number;
  products: readonly HeldProduct[];
}

/** Rounded up, so that even the last piece of a product can be held. */
const shareOf = (percent: number, pieces: number): number => Math.ceil((percent * pieces) / 100);

/** Whether an unpaid order may hold its pieces. Otherwise they are taken from the stock on payment, so that unpaid orders cannot block goods for paying buyers. */
export const canHold = ({ trust, amount, ownAmount, products }: HoldRequest, { share, shareOfAll, value }: HoldBounds): boolean => {
  if (trust === 'allowed') return true;
  const ofOne = trust === 'proved' ? Math.max(share, shareOfAll) : share;
  const isWithin = ({ quantity, left, own, all }: HeldProduct): boolean => {
    const stock = left + quantity + all;
    return own + quantity <= shareOf(ofOne, stock) && all + quantity <= shareOf(shareOfAll, stock);
  };
  return ownAmount + amount <= value && products.every(isWithin);
};
