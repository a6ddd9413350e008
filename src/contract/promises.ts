/**
 * Periods that texts promise and the program keeps. Texts name them (`{unpaidHours} hours`) instead of writing them out,
 * and `legal check` finds those that do not.
 */
export const promises = {
  /** Hours an order holds its goods from when it was placed or somebody last began to pay. */
  unpaidHours: 24,
  /** Days a bank transfer may take. */
  transferDays: 14,
  /** Days a business has to pay an invoice. */
  payDays: 30,
  /** Days to send goods back after a withdrawal, and to pay them back (Directive 2011/83/EU, articles 13(1) and 14(1)). */
  returnDays: 14,
  refundDays: 14,
  /** Hours in which an account or another e-mail address is confirmed. */
  confirmHours: 48,
  /** Days after which a sign-up for the newsletter that nobody confirmed is deleted. */
  unconfirmedDays: 14,
  /** Weeks that an application is kept after the end of the procedure, and months at the most after its arrival. */
  applicationWeeks: 4,
  applicationMonths: 6,
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
