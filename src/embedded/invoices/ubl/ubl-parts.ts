import type { Currency } from '../../../contract/locales.js';
import type { InvoiceDocument } from '../invoice-document.js';

/** XML element: children in the order of the schema. Keys with `@` are attributes, `#` is the text, and undefined is omitted. */
export type Element = { [name: string]: Part };
export type Part = string | number | Element | readonly Element[] | undefined;

const amountOf = (minor: number): string => (minor / 100).toFixed(2);
/** Returns a function that formats minor units as an amount of the currency. */
export const amountsIn =
  (currency: Currency) =>
  (minor: number): Element => ({ '@currencyID': currency, '#': amountOf(minor) });
export type WriteAmount = ReturnType<typeof amountsIn>;

export const vatScheme: Element = { 'cbc:ID': 'VAT' };

/** VAT category of a line or a charge. The VAT breakdown uses `reasonedCategoryOf`, which adds the exemption reason. */
export const categoryOf = ({ vat }: InvoiceDocument): Element => ({
  'cbc:ID': vat.category,
  'cbc:Percent': vat.rate,
  'cac:TaxScheme': vatScheme,
});

/** Exemption reasons of VAT categories (VATEX code list of the Connecting Europe Facility). */
const exemptions = {
  S: undefined,
  K: { code: 'VATEX-EU-IC', text: 'reverseCharge' },
  AE: { code: 'VATEX-EU-AE', text: 'assembled' },
  G: { code: 'VATEX-EU-G', text: 'exported' },
} as const;
export const reasonedCategoryOf = (document: InvoiceDocument, translate: (key: string) => string): Element => {
  const exemption = exemptions[document.vat.category];
  return {
    'cbc:ID': document.vat.category,
    'cbc:Percent': document.vat.rate,
    'cbc:TaxExemptionReasonCode': exemption?.code,
    'cbc:TaxExemptionReason': exemption && translate(exemption.text),
    'cac:TaxScheme': vatScheme,
  };
};
