import type { Choices } from '../../contract/configuration.js';
import type { Price } from '../../contract/money.js';

/** Goods as they were when somebody asked about them. */
export interface AskedLine {
  productId: string;
  slug: string;
  sku: string;
  name: string;
  colour: string;
  /** As people read them, and as the product's page takes them. */
  choices: { label: string; value: string }[];
  configured: Choices | null;
  quantity: number;
  unitPrice: Price;
  total: Price;
}
export interface AskedGoods {
  /** The product, or the configuration, that a quotation is for. */
  line: AskedLine | null;
  /** The cart, with what it came to. */
  cart: { lines: AskedLine[]; total: Price } | null;
}

/** Why an enquiry is taken for a machine's. */
export const suspicions = ['honeypot', 'tooFast', 'fromTheFuture', 'links'] as const;
export type Suspicion = (typeof suspicions)[number];
