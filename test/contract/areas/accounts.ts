import type { InputOf } from '../../../src/contract/shop-api.js';
import { type Target, withKey } from '../caller.js';
import { codeOf } from '../../support/authenticator.js';
import { address, fillCart, type Fixtures, password, placeOrder, unknownId, unknownToken } from '../fixtures.js';

/** Tests of visitors without account, which need no mail. */
const forStrangers = (fixtures: () => Fixtures): void => {
  it('refuses a sign-in with an unknown address as INVALID_CREDENTIALS', async () => {
    const { title, detail } = await fixtures()
      .stranger()
      .refused('login', { email: `nobody-${crypto.randomUUID()}@example.nl`, password }, 'INVALID_CREDENTIALS');
    expect(`${title} ${detail}`).not.toMatch(/undefined|apiErrors/);
  });

  it('accepts a password reset request for any address', async () => {
    await fixtures()
      .stranger()
      .ok('forgotPassword', { email: `nobody-${crypto.randomUUID()}@example.nl` }, withKey(fixtures().target));
    await fixtures().stranger().refused('forgotPassword', { email: 'nobody' }, 'VALIDATION', withKey(fixtures().target));
  });

  it('refuses invented tokens', async () => {
    const stranger = fixtures().stranger();
    await stranger.refused('validateReset', { token: unknownToken }, 'NOT_FOUND');
    await stranger.refused('resetPassword', { token: unknownToken, password }, 'NOT_FOUND');
    await stranger.refused('verifyRegistration', { token: unknownToken }, 'NOT_FOUND');
    await stranger.refused('verifyEmail', { token: unknownToken }, 'NOT_FOUND');
  });

  it.each(['getMe', 'logout', 'listOrders', 'listSessions', 'endSessions', 'getSecondFactor', 'listGuestOrders'] as const)('refuses %s without a valid session', async (name) => {
    await fixtures().stranger().refused(name, {}, 'UNAUTHORIZED');
    const forger = fixtures().stranger();
    forger.sessionToken = unknownToken;
    await forger.refused(name, {}, 'UNAUTHORIZED');
  });

  it('refuses to change or delete an account without a session', async () => {
    const stranger = fixtures().stranger();
    await stranger.refused('updateMe', { customerType: 'Private', addresses: [], preferences: { locale: 'nl-NL', vatView: 'incl', newsletter: false } }, 'UNAUTHORIZED');
    await stranger.refused('updateDetails', { firstName: 'Ada', lastName: 'Vos', email: 'ada@example.nl' }, 'UNAUTHORIZED');
    await stranger.refused('deleteMe', { password }, 'UNAUTHORIZED');
    await stranger.refused('changePassword', { currentPassword: password, password: 'Quieter-2027!' }, 'UNAUTHORIZED');
    await stranger.refused('endSession', { id: unknownId, password }, 'UNAUTHORIZED');
    await stranger.refused('beginSecondFactor', { password }, 'UNAUTHORIZED');
    await stranger.refused('confirmSecondFactor', { code: '123456' }, 'UNAUTHORIZED');
    await stranger.refused('renewRecoveryCodes', { password, code: '123456' }, 'UNAUTHORIZED');
    await stranger.refused('removeSecondFactor', { password, code: '123456' }, 'UNAUTHORIZED');
  });

  it('names each invalid field of a refused registration', async () => {
    const wish = { customerType: 'Private', firstName: '', lastName: 'Vos', email: 'ada', password: 'weak' };
    const { errors } = await fixtures().stranger().refused('register', wish, 'VALIDATION', withKey(fixtures().target));
    expect(errors.map(({ field }) => field)).toEqual(['firstName', 'email', 'password']);
  });
};

const forCustomers = (fixtures: () => Fixtures): void => {
  it('creates an account with the mailed link, signs in, and signs out', async () => {
    const customer = await fixtures().customer();
    expect(await customer.ok('getMe', {})).toMatchObject({ email: customer.email, addresses: [{ kind: 'billing', isDefault: true, address }] });
    const again = fixtures().stranger();
    again.sessionToken = (await again.ok('login', { email: customer.email, password })).token;
    await again.ok('logout', {});
    await again.refused('getMe', {}, 'UNAUTHORIZED');
    await customer.ok('getMe', {});
  });

  it('stores addresses, preferences and details', async () => {
    const customer = await fixtures().customer();
    const wish: InputOf<'updateMe'> = {
      customerType: 'Business',
      addresses: [{ kind: 'shipping', recipient: 'Reception', address }],
      preferences: { locale: 'de-DE', vatView: 'excl', newsletter: true },
    };
    await customer.refused('updateMe', wish, 'VALIDATION');
    await customer.ok('updateDetails', { firstName: 'Ada', lastName: 'de Vos', company: 'Stillewerk', email: customer.email });
    expect(await customer.ok('updateMe', wish)).toMatchObject({ customerType: 'Business', lastName: 'de Vos', addresses: [{ isDefault: true, recipient: 'Reception' }] });
  });

  it('changes the e-mail address only with the password', async () => {
    const customer = await fixtures().customer();
    const wish = { firstName: 'Ada', lastName: 'Vos', email: `bea-${crypto.randomUUID()}@example.nl` };
    const { errors } = await customer.refused('updateDetails', wish, 'VALIDATION');
    expect(errors).toMatchObject([{ field: 'currentPassword', code: 'yup.errors.mixed.required' }]);
    await customer.refused('updateDetails', { ...wish, currentPassword: 'Not-it-2026!' }, 'INVALID_CREDENTIALS');
    expect(await customer.ok('getMe', {})).toMatchObject({ email: customer.email, pendingEmail: null });
  });

  it('changes the e-mail address only after the mailed link is opened', async () => {
    const customer = await fixtures().customer();
    const email = `bea-${crypto.randomUUID()}@example.nl`;
    expect(await customer.ok('updateDetails', { firstName: 'Ada', lastName: 'Vos', email, currentPassword: password })).toMatchObject({
      email: customer.email,
      pendingEmail: email,
    });
    const token = await fixtures().target.tokenFor!(email, 'verify-email');
    expect(await customer.ok('verifyEmail', { token })).toMatchObject({ email, pendingEmail: null });
    await customer.refused('verifyEmail', { token }, 'GONE');
  });

  it('sets a new password with the mailed token, once, and ends every session', async () => {
    const customer = await fixtures().customer();
    await customer.ok('forgotPassword', { email: customer.email }, withKey(fixtures().target));
    const token = await fixtures().target.tokenFor!(customer.email, 'reset');
    expect((await customer.ok('validateReset', { token })).email).not.toContain(customer.email.split('@')[0]);
    await customer.ok('resetPassword', { token, password: 'Quieter-2027!' });
    await customer.refused('resetPassword', { token, password }, 'GONE');
    await customer.refused('getMe', {}, 'UNAUTHORIZED');
    await customer.ok('login', { email: customer.email, password: 'Quieter-2027!' });
  });

  it('changes the password only with the current one, and ends every other session', async () => {
    const customer = await fixtures().customer();
    const elsewhere = fixtures().stranger();
    elsewhere.sessionToken = (await elsewhere.ok('login', { email: customer.email, password })).token;
    const wish = { currentPassword: password, password: 'Quieter-2027!' };
    await customer.refused('changePassword', { ...wish, currentPassword: 'Not-it-2026!' }, 'INVALID_CREDENTIALS');
    await elsewhere.ok('getMe', {});
    await customer.ok('changePassword', wish);
    await elsewhere.refused('getMe', {}, 'UNAUTHORIZED');
    await customer.ok('getMe', {});
    await elsewhere.ok('login', { email: customer.email, password: wish.password });
  });

  it('refuses a leaked password at registration, password reset and password change', async () => {
    const leaked = 'P@ssw0rd-2026!';
    const breached = [{ field: 'password', code: 'yup.errors.string.password_breached', message: expect.stringMatching(/gelekte wachtwoorden/) }];
    const customer = await fixtures().customer();
    expect((await customer.refused('changePassword', { currentPassword: password, password: leaked }, 'VALIDATION')).errors).toEqual(breached);
    await customer.ok('forgotPassword', { email: customer.email }, withKey(fixtures().target));
    const token = await fixtures().target.tokenFor!(customer.email, 'reset');
    expect((await customer.refused('resetPassword', { token, password: leaked }, 'VALIDATION')).errors).toEqual(breached);
    await customer.ok('validateReset', { token });
    const wish = { customerType: 'Private' as const, firstName: 'Ada', lastName: 'Vos', email: `ada-${crypto.randomUUID()}@example.nl`, password: leaked };
    expect((await fixtures().stranger().refused('register', wish, 'VALIDATION', withKey(fixtures().target))).errors).toEqual(breached);
  });

  it('lists the sessions of the customer, and ends all of them at once', async () => {
    const customer = await fixtures().customer();
    const elsewhere = fixtures().stranger();
    elsewhere.sessionToken = (await elsewhere.ok('login', { email: customer.email, password })).token;
    const { items } = await customer.ok('listSessions', {});
    expect(items.map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
    expect(Date.parse(items[0]!.startedAt)).toBeGreaterThan(Date.parse(items[1]!.startedAt));
    await customer.ok('endSessions', {});
    for (const device of [customer, elsewhere]) await device.refused('getMe', {}, 'UNAUTHORIZED');
    await elsewhere.ok('login', { email: customer.email, password });
  });

  it('names the device of a session, and ends a single session only with the password', async () => {
    const customer = await fixtures().customer();
    const elsewhere = fixtures().stranger();
    const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0' };
    elsewhere.sessionToken = (await elsewhere.ok('login', { email: customer.email, password }, { headers: firefox })).token;
    const [other, own] = (await customer.ok('listSessions', {})).items;
    expect(other).toMatchObject({ device: 'Firefox, Linux', isCurrent: false });
    const wrong = { id: other!.id, password: 'Wrong-2026!' };
    await customer.refused('endSession', wrong, 'INVALID_CREDENTIALS');
    await elsewhere.ok('getMe', {});
    await customer.ok('endSession', { id: other!.id, password });
    await elsewhere.refused('getMe', {}, 'UNAUTHORIZED');
    expect((await customer.ok('listSessions', {})).items).toEqual([own]);
    await customer.refused('endSession', { id: other!.id, password }, 'NOT_FOUND');
  });

  it('moves the cart and files of a guest into the account at sign-in', async () => {
    const customer = await fixtures().customer();
    const guest = fixtures().stranger();
    await guest.ok('addOrderLine', { productId: fixtures().productId, quantity: 2 });
    const { id } = await guest.ok('addStorageItem', { kind: 'design', name: 'Living room' });
    const { token } = await guest.ok('login', { email: customer.email, password });
    delete guest.cartToken;
    guest.sessionToken = token;
    expect((await guest.ok('getOrder', { id: 'current' })).lines).toMatchObject([{ productId: fixtures().productId, quantity: 2 }]);
    expect((await guest.ok('getStorageItem', { id })).name).toBe('Living room');
  });

  it('lets the customer claim or dismiss guest orders placed with their e-mail address', async () => {
    const customer = await fixtures().customer();
    const guest = fixtures().stranger();
    const { totals } = await fillCart(guest, fixtures().productId, 1, customer.email);
    const { id } = await guest.ok('completeOrder', { acceptTerms: true, expectedTotal: totals.total.includingVat });
    expect((await customer.ok('listGuestOrders', {})).items).toMatchObject([{ id }]);
    await customer.refused('getOrder', { id }, 'NOT_FOUND');
    for (const name of ['claimGuestOrder', 'dismissGuestOrder'] as const) {
      await (await fixtures().customer()).refused(name, { id }, 'NOT_FOUND');
      await guest.refused(name, { id }, 'UNAUTHORIZED');
    }
    await customer.ok('dismissGuestOrder', { id });
    expect((await customer.ok('listGuestOrders', {})).items).toEqual([]);
    await customer.ok('claimGuestOrder', { id });
    expect((await customer.ok('listOrders', {})).items).toMatchObject([{ id }]);
  });

  it('exports all personal data of a customer', async () => {
    const customer = await fixtures().customer();
    await placeOrder(customer, fixtures().productId);
    await customer.ok('exportMe', {});
    const { bytes } = await customer.send('exportMe', {});
    for (const name of ['customer.json', 'orders.json', 'configurations.json', 'library.json', 'uploads.json', 'enquiries.json', 'newsletter.json']) {
      expect(bytes.includes(Buffer.from(name))).toBe(true);
    }
    await fixtures().stranger().refused('exportMe', {}, 'UNAUTHORIZED');
  });

  it('requires a second factor at sign-in until the customer removes it', async () => {
    const customer = await fixtures().customer();
    await customer.refused('beginSecondFactor', { password: 'Not-it-2026!' }, 'INVALID_CREDENTIALS');
    await customer.refused('confirmSecondFactor', { code: '123456' }, 'CONFLICT');
    const { secret, uri, qrCode } = await customer.ok('beginSecondFactor', { password });
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    expect(qrCode).toMatch(/^<svg .+<\/svg>$/s);
    const { codes } = await customer.ok('confirmSecondFactor', { code: codeOf(secret) });
    await customer.refused('beginSecondFactor', { password }, 'CONFLICT');
    expect(await customer.ok('getSecondFactor', {})).toMatchObject({ since: expect.any(String), recoveryCodesLeft: codes.length });
    const again = fixtures().stranger();
    await again.refused('login', { email: customer.email, password }, 'SECOND_FACTOR_REQUIRED');
    await again.refused('login', { email: customer.email, password, code: '2'.repeat(24) }, 'SECOND_FACTOR_WRONG');
    await again.ok('login', { email: customer.email, password, code: codes[0]! });
    const renewed = (await customer.ok('renewRecoveryCodes', { password, code: codes[1]! })).codes;
    await customer.refused('removeSecondFactor', { password, code: codes[2]! }, 'SECOND_FACTOR_WRONG');
    await customer.ok('removeSecondFactor', { password, code: renewed[0]! });
    expect(await customer.ok('getSecondFactor', {})).toMatchObject({ since: null, recoveryCodesLeft: 0 });
    await fixtures().stranger().ok('login', { email: customer.email, password });
  });

  it('deletes an account only with its password', async () => {
    const customer = await fixtures().customer();
    await customer.refused('deleteMe', { password: 'Not-it-2026!' }, 'INVALID_CREDENTIALS');
    await customer.ok('deleteMe', { password });
    await customer.refused('getMe', {}, 'UNAUTHORIZED');
    await customer.refused('login', { email: customer.email, password }, 'INVALID_CREDENTIALS');
  });

  it('returns NOT_FOUND for an unknown order, and an empty list of orders', async () => {
    const customer = await fixtures().customer();
    await customer.refused('getOrder', { id: unknownId }, 'NOT_FOUND');
    expect((await customer.ok('listOrders', {})).items).toEqual([]);
  });
};

const forAccount = (fixtures: () => Fixtures, account: NonNullable<Target['account']>): void => {
  it('signs an existing customer in and out', async () => {
    const customer = fixtures().stranger();
    customer.sessionToken = (await customer.ok('login', account)).token;
    expect((await customer.ok('getMe', {})).email).toBe(account.email);
    await customer.ok('listOrders', {});
    await customer.ok('logout', {});
    await customer.refused('getMe', {}, 'UNAUTHORIZED');
  });
};

export const accounts = (fixtures: () => Fixtures, canReadMail: boolean, account?: Target['account']): void => {
  describe('accounts', () => {
    forStrangers(fixtures);
    if (canReadMail) forCustomers(fixtures);
    if (account) forAccount(fixtures, account);
  });
};
