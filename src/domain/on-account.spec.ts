import { onAccountLimit, onAccountRefusal, type OnAccountRequest } from './on-account.js';

describe('buying on account', () => {
  it.each<[string, Partial<OnAccountRequest>, ReturnType<typeof onAccountRefusal>]>([
    ['the buyer is neither verified nor approved', {}, 'ON_ACCOUNT_UNPROVED'],
    ['the VAT number is verified', { isProved: true }, undefined],
    ['ops approved the customer', { allowed: 50_000 }, undefined],
    ['a verified buyer reaches the limit', { isProved: true, owed: onAccountLimit - 10_000 }, undefined],
    ['a verified buyer exceeds the limit together with unpaid invoices', { isProved: true, owed: onAccountLimit - 9_999 }, 'ON_ACCOUNT_LIMIT'],
    ['a verified buyer exceeds the limit with one order', { isProved: true, amount: 19_756_000 }, 'ON_ACCOUNT_LIMIT'],
    ['an approved customer exceeds their own limit', { allowed: 50_000, owed: 45_000 }, 'ON_ACCOUNT_LIMIT'],
    ['ops raised the limit', { isProved: true, allowed: 30_000_000, amount: 19_756_000 }, undefined],
    ['ops set the limit to zero, although the number is verified', { isProved: true, allowed: 0 }, 'ON_ACCOUNT_LIMIT'],
  ])('if %s', (_, over, refusal) => expect(onAccountRefusal({ isProved: false, allowed: null, owed: 0, amount: 10_000, currency: 'EUR', ...over })).toBe(refusal));
});
