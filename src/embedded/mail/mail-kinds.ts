import type { ShortMailKind } from './short-mail-kinds.js';
import type { OrderMailKind } from './order-mail.js';

/** Every kind of mail. `withdrawalDeclared` acknowledges a withdrawal in the sender's own words, which the law requires; other enquiries need no acknowledgement. */
export type MailKind = ShortMailKind | OrderMailKind | 'enquiryForwarded' | 'report' | 'withdrawalDeclared';

/**
 * What happens to a mail of each kind when a limit is reached.
 * - `free`: no limit. It is caused by somebody who confirmed the address, by a payment or by the shop, or it goes to the shop.
 * - `dropped`: anybody can cause it for any address. It is not sent, because it can be requested again or a page shows the same.
 * - `delayed`: anybody can cause it for any address. It is sent later, because the law requires it (Directive 2011/83/EU, articles 8(7) and 11(3)) or an invoice is due.
 */
export const mailKinds = {
  registration: 'dropped',
  registrationKnown: 'dropped',
  passwordReset: 'dropped',
  passwordChanged: 'free',
  secondFactorOn: 'free',
  secondFactorOff: 'free',
  recoveryCodeUsed: 'free',
  emailChange: 'dropped',
  emailChangeNotice: 'free',
  accountDeleted: 'free',
  enquiryReceived: 'dropped',
  withdrawalDeclared: 'delayed',
  enquiryForwarded: 'free',
  report: 'free',
  appointmentHeld: 'dropped',
  appointmentConfirmed: 'free',
  appointmentCancelled: 'free',
  newsletterConfirm: 'dropped',
  newsletterWelcome: 'free',
  confirmation: 'delayed',
  paid: 'free',
  paymentFailed: 'dropped',
  byInvoice: 'delayed',
  shipped: 'free',
  orderCancelled: 'dropped',
  cancelledByBuyer: 'dropped',
  orderLink: 'dropped',
  orderStopped: 'free',
  orderStoppedPaid: 'free',
  piecesStopped: 'free',
  refunded: 'free',
  vatCorrected: 'free',
  withdrawalReceived: 'delayed',
} as const satisfies Record<MailKind, 'free' | 'dropped' | 'delayed'>;

type KindsWith<Fate extends string> = { [Kind in MailKind]: (typeof mailKinds)[Kind] extends Fate ? Kind : never }[MailKind];
export type FreeKind = KindsWith<'free'>;
export type BoundedKind = KindsWith<'dropped' | 'delayed'>;
