import type { TestShop } from './shop-api.js';

export const password = 'Stille-kamer1!';

export interface TestCustomer {
  email: string;
  password: string;
  /** Session token of the Shop API. */
  token: string;
}

/** Creates a customer through the API: registers, and verifies the address with the token of the mailed link. */
export const openAccount = async (shop: TestShop): Promise<TestCustomer> => {
  const email = `sanne-${crypto.randomUUID()}@example.nl`;
  const visitor = shop.visitor();
  const registered = await visitor.call('post', '/Registration').send({ customerType: 'Private', firstName: 'Sanne', lastName: 'de Vries', email, password }).expect(202);
  const { key } = registered.body as { key: string };
  const { text } = await shop.mailTo(email);
  const token = /token=([\w-]+)/.exec(text)![1]!;
  const { body } = await visitor.call('post', '/Registration/verify').send({ token, key }).expect(201);
  return { email, password, token: (body as { token: string }).token };
};
