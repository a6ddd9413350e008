import type { InputOf, OutputOf } from '../../src/contract/shop-api.js';
import { Caller, type Coverage, type Target, withKey } from './caller.js';

export const address = { street: 'Damrak', houseNumber: '1', postcode: '1012 LG', city: 'Amsterdam', country: 'nl' } as const;
export const details: InputOf<'setOrderDetails'> = {
  customerType: 'Private',
  contact: { firstName: 'Ada', lastName: 'Vos', email: 'ada@example.nl', phone: '020 123 4567' },
  billing: address,
  shipping: null,
};
/** Return URL of payments that the test shop of this project allows. */
export const ownReturnUrl = 'http://localhost:3000/afrekenen/resultaat';
export const password = 'Hushed-2026!';
/** Well-formed id that does not exist. */
export const unknownId = 'nothing-of-this-name';
export const unknownToken = 'x'.repeat(43);

/** Callers and products for all areas of the suite. */
export interface Fixtures {
  target: Target;
  coverage: Coverage;
  /** A new visitor without cart token and session. */
  stranger(locale?: string): Caller;
  /** A signed-in customer with a new account. */
  customer(): Promise<Caller & { email: string }>;
  productId: string;
  photoPrintId: string;
}

type Page = OutputOf<'listProducts'>;

const findProducts = async (caller: Caller): Promise<{ productId: string; photoPrintId: string }> => {
  const found: { productId?: string; photoPrintId?: string } = {};
  for (let page = 1; ; page += 1) {
    const { items, total, pageSize }: Page = await caller.ok('listProducts', { page, pageSize: 100 });
    for (const { id } of items) {
      const { type, stock } = await caller.ok('getProduct', { id });
      if (type === 'PhotoPrint') found.photoPrintId ??= id;
      else if (stock.available > 50) found.productId ??= id;
    }
    if (found.productId && found.photoPrintId) return { productId: found.productId, photoPrintId: found.photoPrintId };
    if (page * pageSize >= total) throw new Error('The suite needs a product with more than 50 pieces in stock, and a photo print');
  }
};

const signUp = async (target: Target, coverage: Coverage): Promise<Caller & { email: string }> => {
  const email = `ada-${crypto.randomUUID()}@example.nl`;
  const customer = Object.assign(new Caller(target, coverage), { email });
  const { key } = await customer.ok('register', { customerType: 'Private', firstName: 'Ada', lastName: 'Vos', email, password, address }, withKey(target));
  const { token } = await customer.ok('verifyRegistration', { token: await target.tokenFor!(email, 'verify'), key });
  customer.sessionToken = token;
  return customer;
};

export const createFixtures = async (target: Target, coverage: Coverage): Promise<Fixtures> => {
  const stranger = (locale?: string) => new Caller(target, coverage, locale);
  return { target, coverage, stranger, customer: () => signUp(target, coverage), ...(await findProducts(stranger())) };
};

/** Creates a cart with a product, details and delivery, ready to be placed. */
export const fillCart = async (caller: Caller, productId: string, quantity = 1, email = details.contact.email): Promise<OutputOf<'getOrder'>> => {
  await caller.ok('addOrderLine', { productId, quantity });
  await caller.ok('setOrderDetails', { ...details, contact: { ...details.contact, email } });
  return caller.ok('setShipping', { method: 'Deliver' });
};
export const placeOrder = async (caller: Caller, productId: string, quantity = 1): Promise<OutputOf<'getOrder'>> => {
  const { totals } = await fillCart(caller, productId, quantity);
  return caller.ok('completeOrder', { acceptTerms: true, expectedTotal: totals.total.includingVat });
};
