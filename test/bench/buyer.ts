import { request } from 'undici';
import { defaultBrand } from '../../src/contract/brand-codes.js';
import { shopApiHeaders } from '../../src/contract/operation.js';
import { type InputOf, type OperationName, type OutputOf, shopApi } from '../../src/contract/shop-api.js';
import { multipartOf } from '../../src/shop-api/client/multipart.js';
import { httpRequestOf } from '../../src/shop-api/client/http-request.js';
import { networkOf } from './networks.js';

/** A product with a stock of hundreds. */
const product = 'wpn-lightgrey-01';
const address = { street: 'Damrak', houseNumber: '1', postcode: '1012 LG', city: 'Amsterdam', country: 'nl' } as const;
export const details: InputOf<'setOrderDetails'> = {
  customerType: 'Private',
  contact: { firstName: 'Ada', lastName: 'Vos', email: 'ada@example.nl', phone: '020 123 4567' },
  billing: address,
  shipping: null,
};
export const megabyte = Buffer.alloc(1_048_576, 'quiet ');
export type Order = OutputOf<'getOrder'>;

let buyers = 0;

/** Client of the Shop API that buys, with its own IP address and keep-alive connections. */
export class Buyer {
  private token: string | undefined;
  private readonly address = networkOf((buyers += 1));

  constructor(private readonly url: string) {}

  private get headers(): Record<string, string> {
    return {
      [shopApiHeaders.shop]: defaultBrand,
      [shopApiHeaders.locale]: 'nl-NL',
      [shopApiHeaders.forwardedFor]: this.address,
      ...(this.token && { [shopApiHeaders.cartToken]: this.token }),
    };
  }

  async call<Name extends OperationName>(name: Name, input: InputOf<Name>): Promise<OutputOf<Name>> {
    const { path, ...wire } = httpRequestOf(shopApi[name], input);
    return this.answer(name, await request(this.url + path, { ...wire, headers: { ...this.headers, 'content-type': 'application/json' } }));
  }

  async upload(): Promise<void> {
    const file = { name: 'plan.txt', content: [megabyte], finish: () => Promise.resolve() } as unknown as Parameters<typeof multipartOf>[1];
    const { contentType, body } = multipartOf([['name', 'Plan']], file);
    await this.answer('addStorageItem', await request(`${this.url}/Storage`, { method: 'POST', headers: { ...this.headers, 'content-type': contentType }, body: body as never }));
  }

  private async answer<Name extends OperationName>(name: Name, { statusCode, body }: Awaited<ReturnType<typeof request>>): Promise<OutputOf<Name>> {
    const answer = (await body.json()) as OutputOf<Name> & { cartToken?: string };
    if (statusCode >= 300) throw new Error(`${name} responded ${statusCode}: ${JSON.stringify(answer)}`);
    this.token ??= answer.cartToken;
    return answer;
  }

  add = (): Promise<Order> => this.call('addOrderLine', { productId: product, quantity: 1 });

  /** Creates a cart with details and delivery, ready to be ordered. */
  async fill(): Promise<Order> {
    await this.add();
    await this.call('setOrderDetails', details);
    return this.call('setShipping', { method: 'Deliver' });
  }

  order = ({ totals }: Order): Promise<Order> => this.call('completeOrder', { acceptTerms: true, expectedTotal: totals.total.includingVat });
}
