import type { VatView } from '../contract/locales.js';
import type { Money, Price } from '../contract/money.js';

/** The amount a visitor sees who chose prices with or without VAT. */
export const inView = (price: Price, view: VatView): Money => (view === 'incl' ? price.includingVat : price.excludingVat);
