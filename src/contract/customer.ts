import { z } from 'zod';
import { Address, StoredAddress } from './address.js';
import { Email, Id, idOf, isRecord, OptionalPhone, optionalText, Password, PresentPassword, requiredText, Token } from './fields.js';
import { vatViews } from './locales.js';
import { customerTypes } from './order.js';
import { LocaleField } from './product.js';
import { longestVatNumber } from './validation.js';

export const addressKinds = ['billing', 'shipping'] as const;

/** An address in a customer's book. The first of a kind is its default when none is marked. */
export const CustomerAddress = z.strictObject({
  id: Id.optional(),
  kind: z.enum(addressKinds),
  isDefault: z.boolean().default(false),
  /** Who receives there, when that is not the customer. */
  recipient: optionalText(80),
  address: Address,
});
export type CustomerAddress = z.infer<typeof CustomerAddress>;

export const Preferences = z.strictObject({ locale: LocaleField, vatView: z.enum(vatViews), newsletter: z.boolean() });

/** A business has a name; its VAT number and trade code are its own choice. */
const needsCompany = (schema: { customerType?: string; company?: string | undefined }) => schema.customerType !== 'Business' || Boolean(schema.company);
const companyMissing = { path: ['company'], message: 'yup.errors.mixed.required', when: ({ value }: { value: unknown }) => isRecord(value) };

export const Customer = z.object({
  id: Id,
  customerType: z.enum(customerTypes),
  email: z.string(),
  /** A changed address that waits to be confirmed. */
  pendingEmail: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string().nullable(),
  company: z.string().nullable(),
  vatNumber: z.string().nullable(),
  licenceCode: z.string().nullable(),
  addresses: z.array(CustomerAddress.extend({ id: Id, address: StoredAddress, recipient: z.string().nullable() })),
  preferences: Preferences,
  createdAt: z.iso.datetime(),
});
export type Customer = z.infer<typeof Customer>;

/** Addresses that a customer's book can hold. */
export const mostAddresses = 20;

/** Replaces type, address book and preferences. At most one default of each kind. */
export const UpdateCustomer = z
  .strictObject({ customerType: z.enum(customerTypes), addresses: z.array(CustomerAddress).max(mostAddresses), preferences: Preferences })
  .refine(({ addresses }) => addressKinds.every((kind) => addresses.filter((one) => one.kind === kind && one.isDefault).length <= 1), {
    path: ['addresses'],
    message: 'yup.errors.mixed.oneOf',
  });

export const UpdateDetails = z.strictObject({
  firstName: requiredText(60),
  lastName: requiredText(60),
  phone: OptionalPhone,
  company: optionalText(80),
  vatNumber: optionalText(longestVatNumber),
  email: Email,
  /** Asked for when the address of mail is to change. */
  currentPassword: z.string().min(1).max(200).optional(),
});

export type UpdateDetails = z.infer<typeof UpdateDetails>;

/** What the form of the address asks for. */
export const ChangeEmail = UpdateDetails.pick({ email: true, currentPassword: true }).required();
export type ChangeEmail = z.infer<typeof ChangeEmail>;

export const DeleteCustomer = z.strictObject({ password: PresentPassword });
export type DeleteCustomer = z.infer<typeof DeleteCustomer>;

/** What a recovery code consists of: 24 characters that are not mistaken for one another (118 bits). */
export const recoveryAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
export const recoveryLength = 24;
/** Six digits of an authenticator app, or a recovery code; spaces and dashes are for the eye. */
export const ProofCode = z
  .string()
  .max(60)
  .transform((typed) => typed.replaceAll(/[\s-]/g, '').toUpperCase())
  .pipe(
    z
      .string()
      .min(1)
      .regex(new RegExp(`^(?:\\d{6}|[${recoveryAlphabet}]{${recoveryLength}})$`), 'yup.errors.string.matches'),
  );

/** `code` for who signs in with a second step. */
export const Login = z.strictObject({ email: Email, password: PresentPassword, code: ProofCode.optional() });
export type Login = z.infer<typeof Login>;
/** A signed-in customer; the token is given once and travels as `Authorization: Bearer`. */
export const Session = z.object({ token: Token, expiresAt: z.iso.datetime(), customer: Customer });
export type Session = z.infer<typeof Session>;

/** Where a reader was on the way to when they had to sign in. */
export const signInTargets = ['checkout'] as const;
export const Forgot = z.strictObject({ email: Email, next: z.enum(signInTargets).optional() });
export const ByToken = z.strictObject({ token: Token });
/** A link of a mail, and the account's password where nothing else shows whose account it is. */
export const ConfirmLink = ByToken.extend({ password: PresentPassword.optional() });
export type ConfirmLink = z.infer<typeof ConfirmLink>;
/** `key` came with the answer to the registration: the browser that registered needs no password. */
export const ConfirmRegistration = ConfirmLink.extend({ key: Token.optional() });
/** `email` with its middle hidden: `a•••@example.nl`. */
export const ValidReset = z.object({ expiresAt: z.iso.datetime(), email: z.string() });
export const ResetPassword = z.strictObject({ token: Token, password: Password });
export type ResetPassword = z.infer<typeof ResetPassword>;

/** A new password while signed in; who knows the present one may set it. */
export const ChangePassword = z.strictObject({ currentPassword: PresentPassword, password: Password });
export type ChangePassword = z.infer<typeof ChangePassword>;

/** A device on which a customer is signed in. `device` names browser and system as they named themselves; empty where they did not. */
export const SignedInDevice = z.object({ id: idOf('session'), device: z.string().max(80), startedAt: z.iso.datetime(), expiresAt: z.iso.datetime(), isCurrent: z.boolean() });
export type SignedInDevice = z.infer<typeof SignedInDevice>;
/** Where a customer is signed in, newest first. */
export const SessionList = z.object({ items: z.array(SignedInDevice).max(50) });
/** Who knows the password may sign a device out. */
export const EndSessionForm = z.strictObject({ password: PresentPassword });
export type EndSessionForm = z.infer<typeof EndSessionForm>;
export const EndSession = EndSessionForm.extend({ id: idOf('session') });

export const Registration = z
  .strictObject({
    customerType: z.enum(customerTypes),
    firstName: requiredText(60),
    lastName: requiredText(60),
    company: optionalText(80),
    vatNumber: optionalText(longestVatNumber),
    licenceCode: optionalText(20),
    phone: OptionalPhone,
    email: Email,
    password: Password,
    address: Address.optional(),
    newsletter: z.boolean().default(false),
  })
  .refine(needsCompany, companyMissing);
export type Registration = z.infer<typeof Registration>;

/** A form asks for a new password twice. The second is compared, also while other fields are wrong, and not sent. */
const repeatedPassword = { passwordRepeat: z.string() };
const isRepeated = ({ password, passwordRepeat }: { password: string; passwordRepeat: string }) => password === passwordRepeat;
const notRepeated = { path: ['passwordRepeat'], message: 'yup.errors.string.password_match', when: ({ value }: { value: unknown }) => isRecord(value) };
const sent = <Wish extends { passwordRepeat: string }>({ passwordRepeat: _, ...wish }: Wish) => wish;
export const RegistrationForm = Registration.safeExtend(repeatedPassword).refine(isRepeated, notRepeated).transform(sent);
export const ChangePasswordForm = ChangePassword.safeExtend(repeatedPassword).refine(isRepeated, notRepeated).transform(sent);
export const ResetPasswordForm = ResetPassword.safeExtend(repeatedPassword).refine(isRepeated, notRepeated).transform(sent);

/** The same for known and unknown addresses: only the mail says more. `key` confirms this registration, together with the mailed token; a Shop API that asks for the password instead gives none. */
export const Registered = z.object({ email: z.string(), key: Token.optional() });
