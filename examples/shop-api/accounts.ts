/** Accounts of the example: registration, sign-in, details, passwords. Mails are kept in memory and can be read at `/mailbox/{address}`. */
import { randomUUID, scryptSync } from 'node:crypto';
import type { OutputOf } from '../../src/contract/shop-api.js';
import { marketIn } from './catalogue.ts';
import { customerOf, found, invalid, newOwner, newToken, type Owner, Refusal, type Server } from './server.ts';

interface MailedToken {
  kind: 'verify' | 'reset' | 'email';
  owner: Owner;
  email: string;
  isUsed: boolean;
  expiresAt: string;
}

const now = () => new Date().toISOString();
const hashOf = (password: string) => scryptSync(password, 'a real shop has a salt for each password', 32).toString('hex');

/** @param merge moves what a guest has to the customer who signs in */
export const serveAccounts = ({ app, serve, sessions }: Server, merge: (guest: Owner, customer: Owner) => void): { isKnown(email: string): boolean } => {
  const customers: Owner[] = [];
  const mailedTokens = new Map<string, MailedToken>();
  const mailbox = new Map<string, string>();

  const accountOf = (email: string) => customers.find(({ customer }) => customer?.email === email.toLowerCase());
  const withPassword = (owner: Owner | undefined, password?: string): Owner => {
    if (!owner || owner.password !== hashOf(password ?? '')) throw new Refusal('INVALID_CREDENTIALS');
    return owner;
  };
  const mailToken = (kind: MailedToken['kind'], owner: Owner, email: string): void => {
    const token = newToken();
    mailedTokens.set(token, { kind, owner, email, isUsed: false, expiresAt: new Date(Date.now() + 3_600_000).toISOString() });
    mailbox.set(email, `${kind}: token=${token}`);
  };
  const mailed = (token: string, kind: MailedToken['kind']): MailedToken => {
    const entry = found(mailedTokens.get(token));
    if (entry.kind !== kind) throw new Refusal('NOT_FOUND');
    if (entry.isUsed || entry.expiresAt < now()) throw new Refusal('GONE');
    return entry;
  };
  const use = (entry: MailedToken) => Object.assign(entry, { isUsed: true }).owner;
  const sessionOf = (owner: Owner): OutputOf<'login'> => {
    const token = newToken();
    sessions.set(token, owner);
    return { token, expiresAt: new Date(Date.now() + 30 * 86_400_000).toISOString(), customer: customerOf(owner) };
  };
  const endSessions = (owner: Owner): void => [...sessions].filter(([, one]) => one === owner).forEach(([token]) => sessions.delete(token));
  serve<'register'>('POST /Registration', 202, ({ email, password, address, newsletter = false, ...person }, { request }) => {
    if (!(password?.length >= 8)) throw invalid('password', 'yup.errors.string.password');
    const addresses: OutputOf<'getMe'>['addresses'] = address ? [{ id: randomUUID(), kind: 'billing', isDefault: true, recipient: null, address }] : [];
    const empty = { phone: null, company: null, vatNumber: null, licenceCode: null, pendingEmail: null };
    const customer = {
      ...empty,
      ...person,
      id: randomUUID(),
      email: email.toLowerCase(),
      addresses,
      preferences: { locale: marketIn(request).locale, vatView: 'incl' as const, newsletter },
    };
    // The response does not reveal whether the address has an account; only the mail differs.
    if (accountOf(email)) mailbox.set(email, 'You already have an account.');
    else mailToken('verify', { ...newOwner(), customer: { ...customer, createdAt: now() }, password: hashOf(password) }, email);
    return { email };
  });
  serve<'verifyRegistration'>('POST /Registration/verify', 201, ({ token, password }) => {
    if (!password) throw new Refusal(mailed(token, 'verify') && 'PASSWORD_REQUIRED');
    withPassword(mailed(token, 'verify').owner, password);
    customers.push(use(mailed(token, 'verify')));
    return sessionOf(customers.at(-1)!);
  });
  serve<'login'>('POST /auth/login', 200, ({ email, password }, { owner: guest }) => {
    const owner = withPassword(accountOf(email), password);
    merge(guest, owner);
    return sessionOf(owner);
  });
  serve<'logout'>('POST /auth/logout', 204, (_, { owner, request }) => {
    customerOf(owner);
    sessions.delete(request.headers.authorization!.replace(/^Bearer /, ''));
    return {};
  });
  serve<'forgotPassword'>('POST /auth/forgot', 204, ({ email }) => {
    const owner = accountOf(email);
    if (owner) mailToken('reset', owner, email);
    return {};
  });
  serve<'validateReset'>('POST /auth/reset/validate', 200, ({ token }) => {
    const { expiresAt, email } = mailed(token, 'reset');
    return { expiresAt, email: email.replace(/^(.).*@/, '$1•••@') };
  });
  serve<'resetPassword'>('POST /auth/reset', 204, ({ token, password }) => {
    const owner = use(mailed(token, 'reset'));
    owner.password = hashOf(password);
    endSessions(owner);
    return {};
  });
  serve<'getMe'>('GET /me', 200, (_, { owner }) => customerOf(owner));
  serve<'updateMe'>('PUT /me', 200, ({ addresses, ...rest }, { owner }) => {
    const stored = addresses.map((one) => ({ ...one, id: one.id ?? randomUUID(), recipient: one.recipient ?? null, isDefault: one.isDefault ?? false }));
    return Object.assign(customerOf(owner), rest, { addresses: stored });
  });
  serve<'updateDetails'>('PUT /me/details', 200, ({ email, currentPassword, ...details }, { owner }) => {
    const customer = customerOf(owner);
    if (email === customer.email) return Object.assign(customer, details);
    if (!currentPassword) throw invalid('currentPassword', 'yup.errors.mixed.required');
    mailToken('email', withPassword(owner, currentPassword), email);
    return Object.assign(customer, details, { pendingEmail: email });
  });
  serve<'verifyEmail'>('POST /me/verify', 200, ({ token, password }, call) => {
    const entry = mailed(token, 'email');
    if (entry.owner !== call.owner) withPassword(entry.owner, password);
    return Object.assign(customerOf(use(entry)), { email: entry.email, pendingEmail: null });
  });
  serve<'deleteMe'>('DELETE /me', 204, ({ password }, { owner }) => {
    customerOf(owner);
    customers.splice(customers.indexOf(withPassword(owner, password)), 1);
    endSessions(owner);
    return {};
  });

  // For tests: the newest mail to an address, from which the contract suite reads tokens.
  app.get('/mailbox/:email', ({ params }) => found(mailbox.get((params as { email: string }).email)));
  return { isKnown: (email) => accountOf(email) !== undefined };
};
