import type { Choices } from '../../contract/configuration.js';
import type { Price } from '../../contract/money.js';

/** Snapshot of goods in an enquiry. */
export interface EnquiryLine {
  productId: string;
  slug: string;
  sku: string;
  name: string;
  colour: string;
  /** Choices as text, for mails; `configured` has them as the product page accepts them in its URL. */
  choices: { label: string; value: string }[];
  configured: Choices | null;
  quantity: number;
  unitPrice: Price;
  total: Price;
}
export interface EnquiryGoods {
  /** The product or configuration of the quotation request. */
  line: EnquiryLine | null;
  /** The cart and its total. */
  cart: { lines: EnquiryLine[]; total: Price } | null;
}

/** Reasons to hold an enquiry back as automated. */
export const suspicions = ['honeypot', 'tooFast', 'fromTheFuture', 'links'] as const;
export type Suspicion = (typeof suspicions)[number];
