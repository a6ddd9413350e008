import { applicationMonths, applicationWeeks, daysToPay, refundDays, returnDays } from './periods.js';

/**
 * Periods that texts mention and the program applies. Texts contain placeholders (`{unpaidHours} hours`) instead of numbers;
 * `legal check` reports texts that do not.
 */
export const statedPeriods = {
  /** Hours for which an order holds its stock, from its placement or from the last start of a payment. */
  unpaidHours: 24,
  /** Maximum days of a bank transfer. */
  transferDays: 14,
  payDays: daysToPay,
  returnDays,
  refundDays,
  /** Hours in which a registration or a new e-mail address must be confirmed. */
  confirmHours: 48,
  /** Days after which an unconfirmed newsletter subscription is deleted. */
  unconfirmedDays: 14,
  applicationWeeks,
  applicationMonths,
  /** Retention of carts, designs and files of guests in days. */
  guestDays: 30,
  /** Retention of files of an order in years after its delivery. */
  orderedFileYears: 2,
  /** Retention of enquiries in months, and of those classified as spam in days. */
  enquiryMonths: 24,
  spamDays: 30,
  /** Retention of the network of a sign-in in days. */
  networkDays: 90,
} as const;
export type StatedPeriod = keyof typeof statedPeriods;
