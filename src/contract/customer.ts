import { z } from 'zod';
import { Address, StoredAddress } from './address.js';
import { Email, Id, idOf, isRecord, OptionalPhone, optionalText, Password, PresentPassword, requiredText, Token } from './fields.js';
import { vatViews } from './locales.js';
import { customerTypes } from './order.js';
import { LocaleField } from './product.js';
import { longestVatNumber } from './validation.js';

export const addressKinds = ['billing', 'shipping'] as const;

/** An address of a customer. The first of a kind is the default if none is marked. */
export const CustomerAddress = z.strictObject({
  id: Id.optional(),
  kind: z.enum(addressKinds),
  isDefault: z.boolean().default(false),
  /** Recipient, if that is not the customer. */
  recipient: optionalText(80),
  address: Address,
});
export type CustomerAddress = z.infer<typeof CustomerAddress>;

export const Preferences = z.strictObject({ locale: LocaleField, vatView: z.enum(vatViews), newsletter: z.boolean() });

/** A business needs a company name; VAT number and trade code are optional. */
const needsCompany = (schema: { customerType?: string; company?: string | undefined }) => schema.customerType !== 'Business' || Boolean(schema.company);
const companyMissing = { path: ['company'], message: 'yup.errors.mixed.required', when: ({ value }: { value: unknown }) => isRecord(value) };

export const Customer = z.object({
  id: Id,
  customerType: z.enum(customerTypes),
  email: z.string(),
  /** New e-mail address that is not confirmed yet. */
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

/** Maximum number of addresses of a customer. */
export const maxAddresses = 20;

/** Replaces customer type, addresses and preferences. At most one address of each kind is the default. */
export const UpdateCustomer = z
  .strictObject({ customerType: z.enum(customerTypes), addresses: z.array(CustomerAddress).max(maxAddresses), preferences: Preferences })
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
  /** Required when the e-mail address changes. */
  currentPassword: z.string().min(1).max(200).optional(),
});

export type UpdateDetails = z.infer<typeof UpdateDetails>;

/** Fields of the form that changes the e-mail address. */
export const ChangeEmail = UpdateDetails.pick({ email: true, currentPassword: true }).required();
export type ChangeEmail = z.infer<typeof ChangeEmail>;

export const DeleteCustomer = z.strictObject({ password: PresentPassword });
export type DeleteCustomer = z.infer<typeof DeleteCustomer>;

/** Characters of a recovery code: 24 of an alphabet without look-alikes (118 bits). */
export const recoveryAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
export const recoveryLength = 24;
/** Six digits of an authenticator app, or a recovery code. Spaces and dashes are ignored. */
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

/** `code` is required for accounts with a second factor. */
export const Login = z.strictObject({ email: Email, password: PresentPassword, code: ProofCode.optional() });
export type Login = z.infer<typeof Login>;
/** A session. The token is returned once; requests send it as `Authorization: Bearer`. */
export const Session = z.object({ token: Token, expiresAt: z.iso.datetime(), customer: Customer });
export type Session = z.infer<typeof Session>;

/** Pages to which a visitor can return after signing in. */
export const signInTargets = ['checkout'] as const;
export const Forgot = z.strictObject({ email: Email, next: z.enum(signInTargets).optional() });
export const ByToken = z.strictObject({ token: Token });
/** Token of a mailed link, and the account's password if nothing else proves who the account belongs to. */
export const ConfirmLink = ByToken.extend({ password: PresentPassword.optional() });
export type ConfirmLink = z.infer<typeof ConfirmLink>;
/** `key` comes from the response to the registration: the browser that registered needs no password. */
export const ConfirmRegistration = ConfirmLink.extend({ key: Token.optional() });
/** `email` is masked: `a•••@example.nl`. */
export const ValidReset = z.object({ expiresAt: z.iso.datetime(), email: z.string() });
export const ResetPassword = z.strictObject({ token: Token, password: Password });
export type ResetPassword = z.infer<typeof ResetPassword>;

/** A new password while signed in; requires the current one. */
export const ChangePassword = z.strictObject({ currentPassword: PresentPassword, password: Password });
export type ChangePassword = z.infer<typeof ChangePassword>;

/** A device on which a customer is signed in. `device` contains browser and system from the User-Agent; empty if unknown. */
export const SignedInDevice = z.object({ id: idOf('session'), device: z.string().max(80), startedAt: z.iso.datetime(), expiresAt: z.iso.datetime(), isCurrent: z.boolean() });
export type SignedInDevice = z.infer<typeof SignedInDevice>;
/** Sessions of a customer, newest first. */
export const SessionList = z.object({ items: z.array(SignedInDevice).max(50) });
/** Signing a device out requires the password. */
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

/** Forms ask for a new password twice. The repetition is compared even while other fields are invalid, and it is not sent. */
const repeatedPassword = { passwordRepeat: z.string() };
const isRepeated = ({ password, passwordRepeat }: { password: string; passwordRepeat: string }) => password === passwordRepeat;
const notRepeated = { path: ['passwordRepeat'], message: 'yup.errors.string.password_match', when: ({ value }: { value: unknown }) => isRecord(value) };
const sent = <Wish extends { passwordRepeat: string }>({ passwordRepeat: _, ...wish }: Wish) => wish;
export const RegistrationForm = Registration.safeExtend(repeatedPassword).refine(isRepeated, notRepeated).transform(sent);
export const ChangePasswordForm = ChangePassword.safeExtend(repeatedPassword).refine(isRepeated, notRepeated).transform(sent);
export const ResetPasswordForm = ResetPassword.safeExtend(repeatedPassword).refine(isRepeated, notRepeated).transform(sent);

/** The same response for known and unknown e-mail addresses; only the mail differs. `key` and the mailed token together confirm this registration; a Shop API that requires the password instead returns no `key`. */
export const Registered = z.object({ email: z.string(), key: Token.optional() });
