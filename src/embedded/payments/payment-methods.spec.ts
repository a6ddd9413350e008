import { methodsFor } from './payment-methods.js';

describe('the ways to pay', () => {
  it.each([
    ['nl', 'EUR', 'Private', ['ideal', 'creditcard', 'paypal', 'klarna', 'banktransfer']],
    ['be', 'EUR', 'Private', ['bancontact', 'creditcard', 'paypal', 'klarna', 'banktransfer']],
    ['de', 'EUR', 'Private', ['paypal', 'klarna', 'banktransfer', 'creditcard']],
    ['at', 'EUR', 'Private', ['eps', 'creditcard', 'paypal', 'klarna', 'banktransfer']],
    ['gb', 'GBP', 'Private', ['creditcard', 'paypal', 'klarna']],
    ['de', 'EUR', 'Business', ['invoice', 'paypal', 'klarna', 'banktransfer', 'creditcard']],
  ] as const)('in %s with %s as %s are, most usual first, %p', (country, currency, customerType, methods) =>
    expect(methodsFor({ country, currency, customerType, amount: 10_000 })).toEqual(methods),
  );

  it('take no more than each of them trusts', () => {
    expect(methodsFor({ country: 'nl', currency: 'EUR', customerType: 'Business', amount: 1_000_001 })).toEqual(['ideal', 'creditcard', 'paypal', 'banktransfer']);
  });
});
