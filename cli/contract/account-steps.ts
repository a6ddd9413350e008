import type { InputOf } from '../../src/contract/shop-api.js';
import { step } from './step.js';
import type { World } from './world.js';

export const address = { street: 'Damrak', houseNumber: '1', postcode: '1012 LG', city: 'Amsterdam', country: 'nl' } as const;
/** Well-formed id and token that do not exist. */
export const unknownId = 'nothing-of-this-name';
const unknownToken = 'x'.repeat(43);
const password = 'Hushed-2026!';
const newAddress = (name: string) => `${name}-${crypto.randomUUID()}@example.com`;

const account = ({ known }: World) => known.account!;
const isOwn = ({ known, mailFor }: World) => mailFor !== undefined && known.account?.isOwn === true;

/** Registration, sign-in and the customer's own data. */
export const accountSteps = [
  step('register', async (check, world) => {
    const email = newAddress('contract-suite');
    const wish: InputOf<'register'> = { customerType: 'Private', firstName: 'Ada', lastName: 'Vos', email, password, address };
    await check.refused('a password that is too short', 'VALIDATION', { ...wish, password: 'short' }, world.stranger);
    const { key } = await check.ok(wish, world.stranger, 'for a new address');
    if (world.mailFor) Object.assign(world.known, { account: { email, password, isOwn: true }, registrationKey: key });
  }),
  step('verifyRegistration', {
    after: ['register'],
    run: async (check, world) => {
      await check.refused('an unknown token', 'NOT_FOUND', { token: unknownToken, password }, world.stranger);
      if (!world.mailFor) return;
      const { registrationKey: key } = world.known;
      const token = await world.nextToken(account(world).email);
      const { customer } = await check.ok({ token, password, ...(key && { key }) }, world.stranger, 'with the mailed token');
      check.that('returns the customer who registered', customer.email === account(world).email);
      await check.refused('a used token', 'GONE', { token, password }, world.stranger);
    },
  }),
  step('login', {
    needs: ({ mailFor, account: given }) => (mailFor || given ? undefined : 'a customer: --mailbox, or SHOP_EMAIL and SHOP_PASSWORD'),
    run: async (check, world) => {
      world.known.account ??= { ...world.account!, isOwn: false };
      const { email } = account(world);
      await check.refused('a wrong password', 'INVALID_CREDENTIALS', { email, password: 'Wrong-2026!' }, world.stranger);
      await check.refused('an unknown address', 'INVALID_CREDENTIALS', { email: newAddress('nobody'), password }, world.stranger);
      const { token } = await check.ok({ email, password: account(world).password }, world.stranger, 'with the right password');
      world.customer.sessionToken = token;
    },
  }),
  step('getMe', {
    after: ['login'],
    run: async (check, world) => {
      await check.refused('a call without session', 'UNAUTHORIZED', {}, world.stranger);
      world.known.me = await check.ok({}, world.customer, 'with the session token');
      check.that('returns the customer who signed in', world.known.me.email === account(world).email);
    },
  }),
  step('updateMe', {
    after: ['getMe'],
    run: async (check, world) => {
      const { customerType, preferences, addresses } = world.known.me!;
      const sent = addresses.map(({ recipient, ...one }) => ({ ...one, ...(recipient && { recipient }) }));
      const changed = await check.ok({ customerType, preferences, addresses: sent }, world.customer);
      check.that('keeps the addresses', changed.addresses.length === addresses.length);
    },
  }),
  step('updateDetails', {
    after: ['getMe'],
    run: async (check, world) => {
      const { firstName, lastName, email } = world.known.me!;
      const same = { firstName, lastName, email };
      await check.ok(same, world.customer);
      if (!isOwn(world)) return;
      const wish = { ...same, email: newAddress('changed') };
      await check.refused('a changed e-mail address with a wrong password', 'INVALID_CREDENTIALS', { ...wish, currentPassword: 'Wrong-2026!' }, world.customer);
      const { pendingEmail } = await check.ok({ ...wish, currentPassword: password }, world.customer, 'for a changed e-mail address');
      check.that('returns the new address as pendingEmail until it is confirmed', pendingEmail === wish.email);
      if (pendingEmail) world.known.me!.pendingEmail = pendingEmail;
    },
  }),
  step('verifyEmail', {
    after: ['updateDetails'],
    run: async (check, world) => {
      await check.refused('an unknown token', 'NOT_FOUND', { token: unknownToken }, world.customer);
      const { pendingEmail } = world.known.me!;
      if (!isOwn(world) || !pendingEmail) return;
      const { email } = await check.ok({ token: await world.nextToken(pendingEmail) }, world.customer, 'with the mailed token');
      check.that('changes the e-mail address', email === pendingEmail);
      account(world).email = email;
    },
  }),
  step('forgotPassword', async (check, world) => {
    await check.ok({ email: newAddress('nobody') }, world.stranger, 'for an unknown address too');
    if (isOwn(world)) await check.ok({ email: account(world).email }, world.stranger, 'for the address of a customer');
  }),
  step('validateReset', {
    after: ['forgotPassword'],
    run: async (check, world) => {
      await check.refused('an unknown token', 'NOT_FOUND', { token: unknownToken }, world.stranger);
      if (!isOwn(world)) return;
      world.known.resetToken = await world.nextToken(account(world).email);
      const { email } = await check.ok({ token: world.known.resetToken }, world.stranger, 'with the mailed token');
      check.that('masks the e-mail address', email !== account(world).email);
    },
  }),
  step('resetPassword', {
    after: ['validateReset'],
    run: async (check, world) => {
      await check.refused('an unknown token', 'NOT_FOUND', { token: unknownToken, password }, world.stranger);
      const { resetToken: token } = world.known;
      if (!isOwn(world) || !token) return;
      await check.ok({ token, password: 'Quieter-2027!' }, world.stranger, 'with the mailed token');
      account(world).password = 'Quieter-2027!';
      await check.refused('a used token', 'GONE', { token, password }, world.stranger);
    },
  }),
];

/** Sign-out and deletion, after everything that needs a customer. */
export const leavingSteps = [
  step('logout', {
    after: ['login'],
    run: async (check, world) => {
      // A password reset has ended the session.
      const session = await world.signIn(account(world));
      await check.ok({}, { ...world.stranger, sessionToken: session });
      await check.refused('an ended session', 'UNAUTHORIZED', {}, { ...world.stranger, sessionToken: session });
    },
  }),
  step('deleteMe', {
    after: ['login'],
    run: async (check, world) => {
      const visitor = { ...world.stranger, sessionToken: await world.signIn(account(world)) };
      await check.refused('a wrong password', 'INVALID_CREDENTIALS', { password: 'Wrong-2026!' }, visitor);
      if (!isOwn(world)) return;
      await check.ok({ password: account(world).password }, visitor, 'with the password');
      await check.refused('a deleted account', 'UNAUTHORIZED', { password: account(world).password }, visitor);
    },
  }),
];
