import { z } from 'zod';
import { Id } from '../../contract/fields.js';
import { readingRules } from '../../contract/reading-rules.js';
import { Order } from '../../contract/order.js';
import { CategorySummary, Product, ProductPage } from '../../contract/product.js';
import { schemaOf } from '../../openapi/components.js';
import { exampleOf } from '../../openapi/examples.js';
import { Fault, neutralOf, readResponse } from './read-response.js';

const read = (schema: z.ZodType, response: unknown) => readResponse(schema, typeof response === 'string' ? response : JSON.stringify(response));
const example = (schema: z.ZodType, name: string) => exampleOf(schemaOf(schema), name) as Record<string, unknown>;
const summaryOf = (result: ReturnType<typeof read>) => (result instanceof Fault ? result.sentence : result.findings.map(({ kind, fault, id }) => [kind, fault.sentence, id]));

describe('the reading rules', () => {
  const fields = readingRules.flatMap(({ of, ...rule }) =>
    of.flatMap((schema) => Object.entries(schema.shape).map(([name, field]) => ({ name, field: field as z.ZodType, ...rule }))),
  );

  it('have a reason or a default for every field without a neutral value', () => {
    const undecided = fields.filter(({ name, field, needs, otherwise }) => !(name in needs) && !(name in otherwise) && neutralOf(field) instanceof Fault);
    expect(undecided.map(({ name, needs }) => [name, needs])).toEqual([]);
  });

  it('have no field that is needed and has a default', () => {
    expect(fields.filter(({ name, needs, otherwise }) => name in needs && name in otherwise).map(({ name }) => name)).toEqual([]);
  });

  it('have defaults that fit the contract', () => {
    const fixed = fields.filter(({ name, otherwise }) => name in otherwise && typeof otherwise[name] !== 'function');
    expect(fixed.filter(({ name, field, otherwise }) => !field.safeParse(otherwise[name]).success).map(({ name }) => name)).toEqual([]);
  });
});

describe('a response', () => {
  it('that is as the contract describes it is read without findings', () => {
    const order = example(Order, 'Order');
    expect(read(Order, order)).toEqual({ value: Order.parse(order), findings: [] });
  });

  it('with unknown fields is read without them, also where the contract accepts no others', () => {
    const order = example(Order, 'Order');
    const details = { ...(order['details'] as object), salutation: 'Dr' };
    expect(read(Order, { ...order, details, warehouse: 7 })).toEqual({ value: Order.parse(order), findings: [] });
  });

  it('that is not JSON, or no object, is a fault', () => {
    expect([summaryOf(read(Order, '<html>')), summaryOf(read(Order, '7'))]).toEqual(['the response is not valid', 'the response is not valid']);
  });

  it('has long numeric ids with all digits', () => {
    expect(readResponse(z.object({ id: Id }), '{"id":12345678901234567890}')).toMatchObject({ value: { id: '12345678901234567890' } });
  });

  it('has numbers as texts where the contract has texts, and times in UTC', () => {
    const order = example(Order, 'Order');
    const billing = { street: 'Damrak', houseNumber: 12, postcode: 1012, city: 'Amsterdam', country: 'nl' };
    const details = { ...(order['details'] as object), billing };
    const result = read(Order, { ...order, number: 1001, details, placedAt: '2026-11-26T10:00:00.1234567+01:00' });
    expect(result).toMatchObject({ value: { number: '1001', details: { billing: { houseNumber: '12', postcode: '1012' } }, placedAt: '2026-11-26T09:00:00.123Z' }, findings: [] });
  });

  it('reports each item that is left out, and each default in place of an invalid field', () => {
    const category = example(CategorySummary, 'CategorySummary');
    const list = [category, { ...category, id: 12, slug: null }, { ...category, id: '13', productCount: 'many' }, 7];
    expect(summaryOf(read(z.array(CategorySummary), list))).toEqual([
      ['leftOut', '[].slug is missing', '12'],
      ['replaced', '[].productCount is not valid', '13'],
      ['leftOut', '[] is not valid', undefined],
    ]);
  });

  it('leaves out an item with an invalid value, and names the part that is wrong', () => {
    const page = example(ProductPage, 'listProducts');
    const [card] = page['items'] as object[];
    const price = { includingVat: { amount: 12.5, currency: 'EUR' }, excludingVat: { amount: 10, currency: 'EUR' } };
    expect(summaryOf(read(ProductPage, { ...page, items: [{ ...card, id: 'odd', price }] }))).toEqual([['leftOut', 'items[].price.includingVat.amount is not valid', 'odd']]);
  });

  it('does not guess a part of a value', () => {
    const product = example(Product, 'Product');
    const tier = (product['volumeDiscount'] as object[])[0]!;
    const result = read(Product, { ...product, reduction: { percent: 20 }, volumeDiscount: [{ ...tier, maxQuantity: 'many' }, tier] });
    expect(result).toMatchObject({ value: { reduction: null, volumeDiscount: [tier] } });
  });

  it('computes defaults from the fields that are there', () => {
    const { vatRate: _rate, family: _family, sku: _sku, ...product } = example(Product, 'Product');
    const priceExcVat = { amount: 7355, currency: 'EUR' };
    expect(read(Product, { ...product, priceExcVat })).toMatchObject({ value: { vatRate: 21, family: product['id'], sku: product['id'] } });
  });

  it('of an order has all lines, or is not usable', () => {
    const order = example(Order, 'Order');
    const [line] = order['lines'] as object[];
    expect(summaryOf(read(Order, { ...order, lines: [line, { ...line, total: null }] }))).toBe('lines[].total is missing');
  });
});
