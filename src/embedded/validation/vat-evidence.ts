import type { OrderDetails } from '../../contract/order.js';
import type { VatVerdict } from '../../contract/validation.js';
import { plainVatNumber } from '../../domain/vat-number.js';

/** Response of the VAT register with its time: evidence for charging VAT or not. */
export interface VatEvidence extends VatVerdict {
  number: string;
  /** Consultation number of VIES, which proves the request. */
  reference: string | null;
}

/** Milliseconds for which evidence is valid. Older evidence is renewed before an order is placed. */
const maxAge = 24 * 3_600_000;

/** Returns the VAT number to check: that of a business. */
export const numberToCheck = (details: (Pick<OrderDetails, 'customerType' | 'vatNumber'> & { billing?: Pick<OrderDetails['billing'], 'country'> }) | null): string | undefined =>
  details?.customerType === 'Business' && details.vatNumber ? plainVatNumber(details.vatNumber, details.billing?.country) : undefined;

export const isStale = (evidence: VatEvidence | null, now: number): boolean => !evidence || now - Date.parse(evidence.checkedAt) > maxAge;

/** Returns the evidence to keep: an unanswered request does not replace an earlier answer about the same number. */
export const laterEvidence = (known: VatEvidence | null, requested: VatEvidence): VatEvidence =>
  requested.status === 'unknown' && known?.number === requested.number && known.status !== 'unknown' ? known : requested;
