/** Kinds of short mails. `components.mail.<kind>` contains subject, heading, intro and, if there is a link, button. */
export const shortMailKinds = [
  'registration',
  'registrationKnown',
  'passwordReset',
  'passwordChanged',
  'secondFactorOn',
  'secondFactorOff',
  'recoveryCodeUsed',
  'emailChange',
  'emailChangeNotice',
  'accountDeleted',
  'enquiryReceived',
  'appointmentHeld',
  'appointmentConfirmed',
  'appointmentCancelled',
  'newsletterConfirm',
  'newsletterWelcome',
] as const;
export type ShortMailKind = (typeof shortMailKinds)[number];
