import { applicationMonths, applicationWeeks, daysToPay, refundDays, returnDays } from './periods.js';

/**
 * Periods that texts promise and the program keeps. Texts name them (`{unpaidHours} hours`) instead of writing them out,
 * and `legal check` finds those that do not.
 */
export const promises = {
  /** Hours an order holds its goods from when it was placed or somebody last began to pay. */
  unpaidHours: 24,
  /** Days a bank transfer may take. */
  transferDays: 14,
  payDays: daysToPay,
  returnDays,
  refundDays,
  /** Hours in which an account or another e-mail address is confirmed. */
  confirmHours: 48,
  /** Days after which a sign-up for the newsletter that nobody confirmed is deleted. */
  unconfirmedDays: 14,
  applicationWeeks,
  applicationMonths,
  /** Days that carts, designs and files of guests are kept. */
  guestDays: 30,
  /** Years that files of an order are kept after its delivery. */
  orderedFileYears: 2,
  /** Months that enquiries are kept, and days those that count as spam. */
  enquiryMonths: 24,
  spamDays: 30,
  /** Days that the network somebody signed in from is kept. */
  networkDays: 90,
} as const;
export type PromiseName = keyof typeof promises;
