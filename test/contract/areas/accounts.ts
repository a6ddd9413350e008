import type { InputOf } from '../../../src/contract/shop-api.js';
import { type Target, withKey } from '../caller.js';
import { codeOf } from '../../support/authenticator.js';
import { address, fillCart, nobody, password, placeOrder, unknownToken, type World } from '../world.js';

/** What holds for anybody, and can be seen without reading mail. */
const forStrangers = (world: () => World): void => {
  it('answers the same for an unknown address and a wrong password', async () => {
    const { title, detail } = await world()
      .stranger()
      .refused('login', { email: `nobody-${crypto.randomUUID()}@example.nl`, password }, 'INVALID_CREDENTIALS');
    expect(`${title} ${detail}`).not.toMatch(/undefined|apiErrors/);
  });

  it('promises a reset to everybody', async () => {
    await world()
      .stranger()
      .ok('forgotPassword', { email: `nobody-${crypto.randomUUID()}@example.nl` }, withKey(world().target));
    await world().stranger().refused('forgotPassword', { email: 'nobody' }, 'VALIDATION', withKey(world().target));
  });

  it('lets no token of its own making in', async () => {
    const stranger = world().stranger();
    await stranger.refused('validateReset', { token: unknownToken }, 'NOT_FOUND');
    await stranger.refused('resetPassword', { token: unknownToken, password }, 'NOT_FOUND');
    await stranger.refused('verifyRegistration', { token: unknownToken }, 'NOT_FOUND');
    await stranger.refused('verifyEmail', { token: unknownToken }, 'NOT_FOUND');
  });

  it.each(['getMe', 'logout', 'listOrders', 'listSessions', 'endSessions', 'getSecondFactor', 'listGuestOrders'] as const)('asks who calls %s', async (name) => {
    await world().stranger().refused(name, {}, 'UNAUTHORIZED');
    const forger = world().stranger();
    forger.sessionToken = unknownToken;
    await forger.refused(name, {}, 'UNAUTHORIZED');
  });

  it('asks who changes or deletes an account', async () => {
    const stranger = world().stranger();
    await stranger.refused('updateMe', { customerType: 'Private', addresses: [], preferences: { locale: 'nl-NL', vatView: 'incl', newsletter: false } }, 'UNAUTHORIZED');
    await stranger.refused('updateDetails', { firstName: 'Ada', lastName: 'Vos', email: 'ada@example.nl' }, 'UNAUTHORIZED');
    await stranger.refused('deleteMe', { password }, 'UNAUTHORIZED');
    await stranger.refused('changePassword', { currentPassword: password, password: 'Quieter-2027!' }, 'UNAUTHORIZED');
    await stranger.refused('endSession', { id: nobody, password }, 'UNAUTHORIZED');
    await stranger.refused('beginSecondFactor', { password }, 'UNAUTHORIZED');
    await stranger.refused('confirmSecondFactor', { code: '123456' }, 'UNAUTHORIZED');
    await stranger.refused('renewRecoveryCodes', { password, code: '123456' }, 'UNAUTHORIZED');
    await stranger.refused('removeSecondFactor', { password, code: '123456' }, 'UNAUTHORIZED');
  });

  it('refuses a registration with a weak password, field by field', async () => {
    const wish = { customerType: 'Private', firstName: '', lastName: 'Vos', email: 'ada', password: 'weak' };
    const { errors } = await world().stranger().refused('register', wish, 'VALIDATION', withKey(world().target));
    expect(errors.map(({ field }) => field)).toEqual(['firstName', 'email', 'password']);
  });
};

const forCustomers = (world: () => World): void => {
  it('opens an account with the mail, signs in, and signs out', async () => {
    const customer = await world().customer();
    expect(await customer.ok('getMe', {})).toMatchObject({ email: customer.email, addresses: [{ kind: 'billing', isDefault: true, address }] });
    const again = world().stranger();
    again.sessionToken = (await again.ok('login', { email: customer.email, password })).token;
    await again.ok('logout', {});
    await again.refused('getMe', {}, 'UNAUTHORIZED');
    await customer.ok('getMe', {});
  });

  it('keeps addresses, preferences and details', async () => {
    const customer = await world().customer();
    const wish: InputOf<'updateMe'> = {
      customerType: 'Business',
      addresses: [{ kind: 'shipping', recipient: 'Reception', address }],
      preferences: { locale: 'de-DE', vatView: 'excl', newsletter: true },
    };
    await customer.refused('updateMe', wish, 'VALIDATION');
    await customer.ok('updateDetails', { firstName: 'Ada', lastName: 'de Vos', company: 'Stillewerk', email: customer.email });
    expect(await customer.ok('updateMe', wish)).toMatchObject({ customerType: 'Business', lastName: 'de Vos', addresses: [{ isDefault: true, recipient: 'Reception' }] });
  });

  it('changes an address for who knows the password alone', async () => {
    const customer = await world().customer();
    const wish = { firstName: 'Ada', lastName: 'Vos', email: `bea-${crypto.randomUUID()}@example.nl` };
    const { errors } = await customer.refused('updateDetails', wish, 'VALIDATION');
    expect(errors).toMatchObject([{ field: 'currentPassword', code: 'yup.errors.mixed.required' }]);
    await customer.refused('updateDetails', { ...wish, currentPassword: 'Not-it-2026!' }, 'INVALID_CREDENTIALS');
    expect(await customer.ok('getMe', {})).toMatchObject({ email: customer.email, pendingEmail: null });
  });

  it('changes an address only when its mail is read', async () => {
    const customer = await world().customer();
    const email = `bea-${crypto.randomUUID()}@example.nl`;
    expect(await customer.ok('updateDetails', { firstName: 'Ada', lastName: 'Vos', email, currentPassword: password })).toMatchObject({
      email: customer.email,
      pendingEmail: email,
    });
    const token = await world().target.tokenFor!(email, 'verify-email');
    expect(await customer.ok('verifyEmail', { token })).toMatchObject({ email, pendingEmail: null });
    await customer.refused('verifyEmail', { token }, 'GONE');
  });

  it('sets a new password with the mailed token, once, and ends every session', async () => {
    const customer = await world().customer();
    await customer.ok('forgotPassword', { email: customer.email }, withKey(world().target));
    const token = await world().target.tokenFor!(customer.email, 'reset');
    expect((await customer.ok('validateReset', { token })).email).not.toContain(customer.email.split('@')[0]);
    await customer.ok('resetPassword', { token, password: 'Quieter-2027!' });
    await customer.refused('resetPassword', { token, password }, 'GONE');
    await customer.refused('getMe', {}, 'UNAUTHORIZED');
    await customer.ok('login', { email: customer.email, password: 'Quieter-2027!' });
  });

  it('changes the password for who knows the present one, and ends every other session', async () => {
    const customer = await world().customer();
    const elsewhere = world().stranger();
    elsewhere.sessionToken = (await elsewhere.ok('login', { email: customer.email, password })).token;
    const wish = { currentPassword: password, password: 'Quieter-2027!' };
    await customer.refused('changePassword', { ...wish, currentPassword: 'Not-it-2026!' }, 'INVALID_CREDENTIALS');
    await elsewhere.ok('getMe', {});
    await customer.ok('changePassword', wish);
    await elsewhere.refused('getMe', {}, 'UNAUTHORIZED');
    await customer.ok('getMe', {});
    await elsewhere.ok('login', { email: customer.email, password: wish.password });
  });

  it('refuses a password that stands on lists of leaked ones, wherever one is chosen', async () => {
    const leaked = 'P@ssw0rd-2026!';
    const breached = [{ field: 'password', code: 'yup.errors.string.password_breached', message: expect.stringMatching(/gelekte wachtwoorden/) }];
    const customer = await world().customer();
    expect((await customer.refused('changePassword', { currentPassword: password, password: leaked }, 'VALIDATION')).errors).toEqual(breached);
    await customer.ok('forgotPassword', { email: customer.email }, withKey(world().target));
    const token = await world().target.tokenFor!(customer.email, 'reset');
    expect((await customer.refused('resetPassword', { token, password: leaked }, 'VALIDATION')).errors).toEqual(breached);
    await customer.ok('validateReset', { token });
    const wish = { customerType: 'Private' as const, firstName: 'Ada', lastName: 'Vos', email: `ada-${crypto.randomUUID()}@example.nl`, password: leaked };
    expect((await world().stranger().refused('register', wish, 'VALIDATION', withKey(world().target))).errors).toEqual(breached);
  });

  it('tells where the customer is signed in, and signs out everywhere at once', async () => {
    const customer = await world().customer();
    const elsewhere = world().stranger();
    elsewhere.sessionToken = (await elsewhere.ok('login', { email: customer.email, password })).token;
    const { items } = await customer.ok('listSessions', {});
    expect(items.map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
    expect(Date.parse(items[0]!.startedAt)).toBeGreaterThan(Date.parse(items[1]!.startedAt));
    await customer.ok('endSessions', {});
    for (const device of [customer, elsewhere]) await device.refused('getMe', {}, 'UNAUTHORIZED');
    await elsewhere.ok('login', { email: customer.email, password });
  });

  it('names the devices, and signs one out for who knows the password', async () => {
    const customer = await world().customer();
    const elsewhere = world().stranger();
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

  it('moves a guest’s cart and files into the account at the sign-in', async () => {
    const customer = await world().customer();
    const guest = world().stranger();
    await guest.ok('addOrderLine', { productId: world().productId, quantity: 2 });
    const { id } = await guest.ok('addStorageItem', { kind: 'design', name: 'Living room' });
    const { token } = await guest.ok('login', { email: customer.email, password });
    delete guest.cartToken;
    guest.sessionToken = token;
    expect((await guest.ok('getOrder', { id: 'current' })).lines).toMatchObject([{ productId: world().productId, quantity: 2 }]);
    expect((await guest.ok('getStorageItem', { id })).name).toBe('Living room');
  });

  it('leaves it to the customer what becomes of an order that was placed with their address', async () => {
    const customer = await world().customer();
    const guest = world().stranger();
    const { totals } = await fillCart(guest, world().productId, 1, customer.email);
    const { id } = await guest.ok('completeOrder', { acceptTerms: true, expectedTotal: totals.total.includingVat });
    expect((await customer.ok('listGuestOrders', {})).items).toMatchObject([{ id }]);
    await customer.refused('getOrder', { id }, 'NOT_FOUND');
    for (const name of ['claimGuestOrder', 'dismissGuestOrder'] as const) {
      await (await world().customer()).refused(name, { id }, 'NOT_FOUND');
      await guest.refused(name, { id }, 'UNAUTHORIZED');
    }
    await customer.ok('dismissGuestOrder', { id });
    expect((await customer.ok('listGuestOrders', {})).items).toEqual([]);
    await customer.ok('claimGuestOrder', { id });
    expect((await customer.ok('listOrders', {})).items).toMatchObject([{ id }]);
  });

  it('gives a customer all that is kept of them', async () => {
    const customer = await world().customer();
    await placeOrder(customer, world().productId);
    await customer.ok('exportMe', {});
    const { bytes } = await customer.send('exportMe', {});
    for (const name of ['customer.json', 'orders.json', 'configurations.json', 'library.json', 'uploads.json', 'enquiries.json', 'newsletter.json']) {
      expect(bytes.includes(Buffer.from(name))).toBe(true);
    }
    await world().stranger().refused('exportMe', {}, 'UNAUTHORIZED');
  });

  it('asks for a second step at the sign-in, for as long as its owner wishes', async () => {
    const customer = await world().customer();
    await customer.refused('beginSecondFactor', { password: 'Not-it-2026!' }, 'INVALID_CREDENTIALS');
    await customer.refused('confirmSecondFactor', { code: '123456' }, 'CONFLICT');
    const { secret, uri, qrCode } = await customer.ok('beginSecondFactor', { password });
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    expect(qrCode).toMatch(/^<svg .+<\/svg>$/s);
    const { codes } = await customer.ok('confirmSecondFactor', { code: codeOf(secret) });
    await customer.refused('beginSecondFactor', { password }, 'CONFLICT');
    expect(await customer.ok('getSecondFactor', {})).toMatchObject({ since: expect.any(String), recoveryCodesLeft: codes.length });
    const again = world().stranger();
    await again.refused('login', { email: customer.email, password }, 'SECOND_FACTOR_REQUIRED');
    await again.refused('login', { email: customer.email, password, code: '2'.repeat(24) }, 'SECOND_FACTOR_WRONG');
    await again.ok('login', { email: customer.email, password, code: codes[0]! });
    const renewed = (await customer.ok('renewRecoveryCodes', { password, code: codes[1]! })).codes;
    await customer.refused('removeSecondFactor', { password, code: codes[2]! }, 'SECOND_FACTOR_WRONG');
    await customer.ok('removeSecondFactor', { password, code: renewed[0]! });
    expect(await customer.ok('getSecondFactor', {})).toMatchObject({ since: null, recoveryCodesLeft: 0 });
    await world().stranger().ok('login', { email: customer.email, password });
  });

  it('erases an account on its owner’s password', async () => {
    const customer = await world().customer();
    await customer.refused('deleteMe', { password: 'Not-it-2026!' }, 'INVALID_CREDENTIALS');
    await customer.ok('deleteMe', { password });
    await customer.refused('getMe', {}, 'UNAUTHORIZED');
    await customer.refused('login', { email: customer.email, password }, 'INVALID_CREDENTIALS');
  });

  it('knows nothing of what is not there', async () => {
    const customer = await world().customer();
    await customer.refused('getOrder', { id: nobody }, 'NOT_FOUND');
    expect((await customer.ok('listOrders', {})).items).toEqual([]);
  });
};

const forAccount = (world: () => World, account: NonNullable<Target['account']>): void => {
  it('signs a known customer in and out', async () => {
    const customer = world().stranger();
    customer.sessionToken = (await customer.ok('login', account)).token;
    expect((await customer.ok('getMe', {})).email).toBe(account.email);
    await customer.ok('listOrders', {});
    await customer.ok('logout', {});
    await customer.refused('getMe', {}, 'UNAUTHORIZED');
  });
};

export const accounts = (world: () => World, canReadMail: boolean, account?: Target['account']): void => {
  describe('accounts', () => {
    forStrangers(world);
    if (canReadMail) forCustomers(world);
    if (account) forAccount(world, account);
  });
};
