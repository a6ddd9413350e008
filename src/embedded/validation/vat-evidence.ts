import type { OrderDetails } from '../../contract/order.js';
import type { VatVerdict } from '../../contract/validation.js';
import { plainVatNumber } from '../../domain/vat-number.js';

/** What the register of VAT numbers said and when: the proof of why VAT was, or was not, charged. */
export interface VatEvidence extends VatVerdict {
  number: string;
  /** The register's own word for the request, with which it can be shown again. */
  reference: string | null;
}

/** Evidence counts for a day; then it is asked for anew, before the order is placed. */
const validFor = 24 * 3_600_000;

/** The number to be asked for; only a business has one. */
export const numberToCheck = (details: (Pick<OrderDetails, 'customerType' | 'vatNumber'> & { billing?: Pick<OrderDetails['billing'], 'country'> }) | null): string | undefined =>
  details?.customerType === 'Business' && details.vatNumber ? plainVatNumber(details.vatNumber, details.billing?.country) : undefined;

export const isStale = (evidence: VatEvidence | null, now: number): boolean => !evidence || now - Date.parse(evidence.checkedAt) > validFor;

/** New evidence beside what was known of the same number: a register that does not answer takes nothing back. */
export const laterEvidence = (known: VatEvidence | null, asked: VatEvidence): VatEvidence =>
  asked.status === 'unknown' && known?.number === asked.number && known.status !== 'unknown' ? known : asked;
