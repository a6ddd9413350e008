import { methodsFor } from './payment-methods.js';

describe('payment methods', () => {
  it.each([
    ['nl', 'EUR', false, ['ideal', 'creditcard', 'paypal', 'klarna', 'banktransfer']],
    ['be', 'EUR', false, ['bancontact', 'creditcard', 'paypal', 'klarna', 'banktransfer']],
    ['de', 'EUR', false, ['paypal', 'klarna', 'banktransfer', 'creditcard']],
    ['at', 'EUR', false, ['eps', 'creditcard', 'paypal', 'klarna', 'banktransfer']],
    ['gb', 'GBP', false, ['creditcard', 'paypal', 'klarna']],
    ['de', 'EUR', true, ['invoice', 'paypal', 'klarna', 'banktransfer', 'creditcard']],
    ['gb', 'GBP', true, ['invoice', 'creditcard', 'paypal', 'klarna']],
  ] as const)('in %s with %s, on account allowed: %s: %p', (country, currency, isTrusted, methods) =>
    expect(methodsFor({ country, currency, isTrusted, amount: 10_000 })).toEqual(methods),
  );

  it('exclude those whose maximum amount is exceeded', () => {
    expect(methodsFor({ country: 'nl', currency: 'EUR', amount: 500_001 })).toEqual(['ideal', 'creditcard', 'paypal', 'banktransfer']);
  });
});
