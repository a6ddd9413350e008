/** How well the shop knows the buyer. `proved`: pays on account with a confirmed VAT number; `allowed`: ops allow the account credit, or an integrator orders. */
export type HoldTrust = 'unknown' | 'proved' | 'allowed';

/** Shares are percent of a product's stock, the value is minor units; a pound counts as a euro. */
export interface HoldBounds {
  share: number;
  shareOfAll: number;
  value: number;
}

/** Pieces of one product. */
export interface HeldProduct {
  /** What the order takes. */
  quantity: number;
  /** What lies in stock, without what the order takes. */
  left: number;
  /** What other unpaid orders hold: those of the same buyer, and all of them. */
  own: number;
  all: number;
}

/** What an order would hold, beside what its buyer's other unpaid orders hold. Amounts are minor units. */
export interface HoldWish {
  trust: HoldTrust;
  amount: number;
  ownAmount: number;
  products: readonly HeldProduct[];
}

/** Rounded up, so that the last piece of a product can be held too. */
const shareOf = (percent: number, pieces: number): number => Math.ceil((percent * pieces) / 100);

/** Whether an unpaid order may hold its pieces. Otherwise it takes them when it is paid, so that no unpaid order keeps goods from somebody who pays. */
export const canHold = ({ trust, amount, ownAmount, products }: HoldWish, { share, shareOfAll, value }: HoldBounds): boolean => {
  if (trust === 'allowed') return true;
  const ofOne = trust === 'proved' ? Math.max(share, shareOfAll) : share;
  const isWithin = ({ quantity, left, own, all }: HeldProduct): boolean => {
    const stock = left + quantity + all;
    return own + quantity <= shareOf(ofOne, stock) && all + quantity <= shareOf(shareOfAll, stock);
  };
  return ownAmount + amount <= value && products.every(isWithin);
};
