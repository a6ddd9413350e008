import { onAccountLimit, onAccountRefusal, type OnAccountWish } from './on-account.js';

describe('buying on account', () => {
  it.each<[string, Partial<OnAccountWish>, ReturnType<typeof onAccountRefusal>]>([
    ['nobody knows the buyer', {}, 'ON_ACCOUNT_UNPROVED'],
    ['the VAT number is proved', { isProved: true }, undefined],
    ['ops allowed the customer', { allowed: 50_000 }, undefined],
    ['a proved buyer reaches the limit', { isProved: true, owed: onAccountLimit - 10_000 }, undefined],
    ['a proved buyer exceeds the limit by what is unpaid', { isProved: true, owed: onAccountLimit - 9_999 }, 'ON_ACCOUNT_LIMIT'],
    ['a proved buyer exceeds the limit with one order', { isProved: true, amount: 19_756_000 }, 'ON_ACCOUNT_LIMIT'],
    ['an allowed customer exceeds their own limit', { allowed: 50_000, owed: 45_000 }, 'ON_ACCOUNT_LIMIT'],
    ['ops allowed more than usual', { isProved: true, allowed: 30_000_000, amount: 19_756_000 }, undefined],
    ['ops allowed nothing, although the number is proved', { isProved: true, allowed: 0 }, 'ON_ACCOUNT_LIMIT'],
  ])('where %s', (_, over, refusal) => expect(onAccountRefusal({ isProved: false, allowed: null, owed: 0, amount: 10_000, ...over })).toBe(refusal));
});
