import type { LetterKind } from './letters.js';
import type { OrderMailKind } from './order-mail.js';

/** Every kind of mail; a withdrawal in the sender's own words is acknowledged by law, other enquiries are not. */
export type MailKind = LetterKind | OrderMailKind | 'enquiryForwarded' | 'withdrawalDeclared';

/**
 * What happens past the bound to a mail of each kind.
 * - `free`: no bound. Only somebody who confirmed the address, a payment, or the shop itself causes it, or the shop receives it.
 * - `dropped`: anybody can cause it for any address, and nothing is lost without it: it can be asked for again, or a page shows the same.
 * - `delayed`: the same, but the law asks for it (Directive 2011/83/EU, articles 8(7) and 11(3)) or an invoice is due: it is sent later.
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
  refunded: 'free',
  vatCorrected: 'free',
  withdrawalReceived: 'delayed',
} as const satisfies Record<MailKind, 'free' | 'dropped' | 'delayed'>;

type KindsWith<Fate extends string> = { [Kind in MailKind]: (typeof mailKinds)[Kind] extends Fate ? Kind : never }[MailKind];
export type FreeKind = KindsWith<'free'>;
export type BoundedKind = KindsWith<'dropped' | 'delayed'>;
