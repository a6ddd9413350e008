import { sql } from 'drizzle-orm';
import { duringTests } from '../support/during-tests.js';
import { startTestShop, type Visitor } from '../support/shop-api.js';

const shop = duringTests(startTestShop);
let products: string[];
beforeAll(async () => {
  products = await shop.products();
});
beforeEach(async () => {
  for (const id of products) await shop.setStock(id, 500);
});

/** Places an order of three pieces of each product. */
const orderAll = async (visitor: Visitor) => {
  for (const id of products.slice(1)) await visitor.add(id, 3);
  return visitor.order(products[0]!, 3);
};
const reorder = async (visitor: Visitor, id: string, headers = {}) => (await visitor.call('post', `/Orders/${id}/reorder`, headers).send({}).expect(201)).body;

describe('reordering', () => {
  it('reports products that are no longer sold, sold out, scarcer or of another price, and adds the rest', async () => {
    const visitor = shop.visitor();
    const order = await orderAll(visitor);
    const [gone, out, scarce, dearer] = products as [string, string, string, string];
    await shop.setStock(out, 0);
    await shop.setStock(scarce, 2);
    await shop.db.execute(sql`update product set is_on_sale = false where id = ${gone}`);
    await shop.db.execute(sql`update product set tiers = '[]', prices = jsonb_set(prices, '{EUR}', to_jsonb((prices->>'EUR')::int + 1000)) where id = ${dearer}`);
    const { order: cart, missing } = await reorder(visitor, order.id);
    await shop.db.execute(sql`update product set is_on_sale = true where id = ${gone}`);
    const lineOf = (productId: string) => order.lines.find((line) => line.productId === productId)!;
    const noteOf = (productId: string) => missing.find(({ lineId }: { lineId: string }) => lineId === lineOf(productId).id);
    expect(noteOf(gone)).toMatchObject({ reason: 'notSold', ordered: 3, taken: 0, is: null, name: lineOf(gone).name });
    expect(noteOf(out)).toMatchObject({ reason: 'outOfStock', taken: 0 });
    expect(noteOf(scarce)).toMatchObject({ reason: 'scarce', ordered: 3, taken: 2 });
    expect(noteOf(dearer)).toMatchObject({ reason: 'priceChanged', taken: 3, was: lineOf(dearer).unitPrice });
    expect(noteOf(dearer).is.includingVat.amount).toBeGreaterThan(noteOf(dearer).was.includingVat.amount);
    expect(new Map(cart.lines.map((line: { productId: string; quantity: number }) => [line.productId, line.quantity]))).toEqual(
      new Map([
        [scarce, 2],
        [dearer, 3],
      ]),
    );
  });

  it('adds to the quantities of the cart, once for concurrent calls with one idempotency key', async () => {
    const visitor = shop.visitor();
    const order = await orderAll(visitor);
    await visitor.add(products[0]!, 2);
    const key = { 'idempotency-key': crypto.randomUUID() };
    const answers = await Promise.all([reorder(visitor, order.id, key), reorder(visitor, order.id, key), reorder(visitor, order.id, key)]);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect((await visitor.get()).lines.map(({ quantity }) => quantity).sort()).toEqual([3, 3, 3, 5]);
  });
});
