import type { Currency } from '../../../contract/locales.js';
import type { Paper } from '../paper.js';

/** An element: its children in the order of the schema; `@` are attributes, `#` is text, undefined is left out. */
export type Element = { [name: string]: Part };
export type Part = string | number | Element | readonly Element[] | undefined;

const amountOf = (minor: number): string => (minor / 100).toFixed(2);
/** Writes amounts of a currency. */
export const amountsIn =
  (currency: Currency) =>
  (minor: number): Element => ({ '@currencyID': currency, '#': amountOf(minor) });
export type WriteAmount = ReturnType<typeof amountsIn>;

export const vatScheme: Element = { 'cbc:ID': 'VAT' };

/** The VAT category of a line or a charge; a breakdown says also why there is none. */
export const categoryOf = ({ vat }: Paper): Element => ({
  'cbc:ID': vat.category,
  'cbc:Percent': vat.rate,
  'cac:TaxScheme': vatScheme,
});

/** Why a category bears no VAT (Connecting Europe Facility's list of exemption reasons). */
const exemptions = {
  S: undefined,
  K: { code: 'VATEX-EU-IC', text: 'reverseCharge' },
  AE: { code: 'VATEX-EU-AE', text: 'assembled' },
  G: { code: 'VATEX-EU-G', text: 'exported' },
} as const;
export const reasonedCategoryOf = (paper: Paper, say: (key: string) => string): Element => {
  const exemption = exemptions[paper.vat.category];
  return {
    'cbc:ID': paper.vat.category,
    'cbc:Percent': paper.vat.rate,
    'cbc:TaxExemptionReasonCode': exemption?.code,
    'cbc:TaxExemptionReason': exemption && say(exemption.text),
    'cac:TaxScheme': vatScheme,
  };
};
