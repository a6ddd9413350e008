import { sql } from 'drizzle-orm';
import { duringTests } from '../support/during-tests.js';
import { belgianFirm, startTestShop, type Visitor } from '../support/shop-api.js';
import { type Entry, startVies } from '../support/vies.js';

const vies = duringTests(startVies);
const shop = duringTests(() => startTestShop(vies.variables));
let product: string;
beforeAll(async () => {
  [product] = await shop.products();
  await shop.setStock(product, 500);
});

/** VAT numbers with valid check digits; each test uses new ones, because responses are cached. */
const numbers = (function* () {
  for (let at = 4_000_001; ; at += 1) {
    const digits = String(at).padStart(8, '0');
    yield `BE${digits}${String(97 - (at % 97)).padStart(2, '0')}`;
  }
})();
const newNumber = (entry?: Entry): string => {
  const { value } = numbers.next();
  if (entry) vies.entries.set(value!, entry);
  return value!;
};
const firm = (vatNumber: string, change: object = {}) => ({ ...belgianFirm, vatNumber, ...change });
const save = (visitor: Visitor, details: object) => visitor.call('post', '/Orders/details').send(details);
const shopperWithCart = async (): Promise<Visitor> => {
  const visitor = shop.visitor('nl-BE');
  await visitor.add(product);
  return visitor;
};
const askedFor = (number: string) => vies.asked.filter((one) => one.number === number);
const evidenceOf = async (id: string) => (await shop.db.execute<{ evidence: object }>(sql`select vat_check as evidence from "order" where id = ${id}`)).rows[0]!.evidence;
describe('validating a VAT number', () => {
  const ask = async (vatNumber: string) => (await shop.visitor().call('post', '/Misc/validate/vat').send({ vatNumber }).expect(200)).body;

  it('returns status and name of the register', async () => {
    const number = newNumber();
    expect(await ask(`${number.slice(0, 2)} ${number.slice(2, 6)}.${number.slice(6)}`)).toMatchObject({ status: 'valid', name: 'STILLEWERK BV' });
    expect(askedFor(number)).toEqual([{ number, by: 'NL000099998B57' }]);
  });

  it.each([
    ['BE1001686633', undefined, 'BE1001686633'],
    ['0403.170.701', 'be', 'BE0403170701'],
    ['PL 525-244-57-67', undefined, 'PL5252445767'],
    ['XI 123 4567 89', undefined, 'XI123456789'],
    ['GR 094014201', undefined, 'EL094014201'],
  ])('queries the register for %s (country %s) as %s', async (vatNumber, country, number) => {
    const { body } = await shop.visitor().call('post', '/Misc/validate/vat').send({ vatNumber, country }).expect(200);
    expect(body.status).toBe('valid');
    expect(askedFor(number)).toHaveLength(1);
  });

  it('returns invalid for a number that the register does not know', async () => expect(await ask(newNumber('invalid'))).toMatchObject({ status: 'invalid', name: null }));

  it.each(['MS_UNAVAILABLE', 'MS_MAX_CONCURRENT_REQ', 'broken'] as const)('returns unknown for the response %s, and does not cache it', async (entry) => {
    const number = newNumber(entry);
    expect(await ask(number)).toMatchObject({ status: 'unknown', name: null });
    vies.entries.delete(number);
    expect((await ask(number)).status).toBe('valid');
  });

  it('returns unknown when the register does not respond', async () => expect((await ask(newNumber('silent'))).status).toBe('unknown'));

  it('queries the register once for concurrent calls, and caches the response', async () => {
    const number = newNumber();
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(number)));
    expect(answers.every(({ status }) => status === 'valid')).toBe(true);
    await ask(number);
    expect(askedFor(number)).toHaveLength(1);
  });

  it('does not query the register for malformed and British numbers', async () => {
    const before = vies.asked.length;
    expect((await ask('DE123')).status).toBe('malformed');
    expect((await ask('../../status')).status).toBe('malformed');
    expect((await ask('GB980780684')).status).toBe('unknown');
    expect(vies.asked).toHaveLength(before);
  });
});

describe('the VAT of a business', () => {
  it('is owed by the buyer (reverse charge) when the register confirms the number, and the evidence is stored with the order', async () => {
    const visitor = await shopperWithCart();
    const number = newNumber();
    const { body } = await save(visitor, firm(number)).expect(200);
    expect(body).toMatchObject({ vatCheck: { status: 'valid' }, totals: { isReverseCharge: true } });
    expect(Object.keys(body.vatCheck).sort()).toEqual(['checkedAt', 'status']);
    expect(await evidenceOf(body.id)).toEqual({ number, status: 'valid', name: 'STILLEWERK BV', reference: 'WAPIAAAAZ9cWmQXG', checkedAt: body.vatCheck.checkedAt });
    expect((await visitor.complete(await visitor.deliver()).expect(200)).body).toMatchObject({ vatCheck: body.vatCheck, totals: { isReverseCharge: true } });
  });

  it('is charged for collection in the Netherlands, and reverse charged again for delivery', async () => {
    const visitor = await shopperWithCart();
    await save(visitor, firm(newNumber())).expect(200);
    const options = (await visitor.call('get', '/Orders/shipping').expect(200)).body as { method: string; slots: { day: string; times: string[] }[] }[];
    const [first] = options.find(({ method }) => method === 'Pickup')!.slots.filter(({ times }) => times.length > 0);
    const collected = (await visitor.call('post', '/Orders/shipping').send({ method: 'Pickup', date: first!.day, slot: first!.times[0] }).expect(200)).body;
    expect(collected).toMatchObject({ shipping: { method: 'Pickup' }, totals: { isReverseCharge: false, vat: [{ rate: 21 }] } });
    const { body: placed } = await visitor.complete(collected).expect(200);
    expect(placed.totals).toEqual(collected.totals);

    await visitor.add(product);
    await save(visitor, firm(newNumber())).expect(200);
    await visitor.call('post', '/Orders/shipping').send({ method: 'Pickup', date: first!.day, slot: first!.times[0] }).expect(200);
    const delivered = await visitor.deliver();
    expect(delivered.totals).toMatchObject({ isReverseCharge: true, vat: [{ rate: 0 }] });
  });

  it('is reverse charged for a number without country letters, which is stored in the format of the register', async () => {
    const visitor = await shopperWithCart();
    const number = newNumber();
    const { body } = await save(visitor, firm(`${number.slice(2, 6)}.${number.slice(6, 9)}.${number.slice(9)}`)).expect(200);
    expect(body).toMatchObject({ details: { vatNumber: number }, vatCheck: { status: 'valid' }, totals: { isReverseCharge: true } });
  });

  it('gets a specific error for a number that the register reports as invalid', async () => {
    const visitor = await shopperWithCart();
    const { body } = await save(visitor, firm(newNumber('invalid'))).expect(422);
    expect(body.errors).toEqual([
      {
        field: 'vatNumber',
        code: 'yup.errors.mixed.vatNumberUnregistered',
        message: 'Dit btw-nummer staat niet in het Europese btw-register (VIES). Controleer het nummer of laat het veld leeg.',
      },
    ]);
    expect((await visitor.get()).details).toBeNull();
  });

  it('is charged until the register responds', async () => {
    const visitor = await shopperWithCart();
    const number = newNumber('MS_UNAVAILABLE');
    expect((await save(visitor, firm(number)).expect(200)).body).toMatchObject({ vatCheck: { status: 'unknown' }, totals: { isReverseCharge: false, vat: [{ rate: 21 }] } });
    vies.entries.delete(number);
    expect((await save(visitor, firm(number)).expect(200)).body).toMatchObject({ vatCheck: { status: 'valid' }, totals: { isReverseCharge: true } });
  });

  it('is charged to consumers, in Britain, and when the number is removed', async () => {
    const visitor = await shopperWithCart();
    const number = newNumber();
    expect((await save(visitor, firm(number, { customerType: 'Private' })).expect(200)).body).toMatchObject({ vatCheck: null, totals: { isReverseCharge: false } });
    expect((await save(visitor, firm('GB980780684')).expect(200)).body).toMatchObject({ vatCheck: { status: 'unknown' }, totals: { isReverseCharge: false } });
    await save(visitor, firm(number)).expect(200);
    expect((await save(visitor, firm('', { vatNumber: undefined })).expect(200)).body).toMatchObject({ vatCheck: null, totals: { isReverseCharge: false } });
  });

  it('causes no query for a visitor without a cart', async () => {
    const number = newNumber();
    await save(shop.visitor(), firm(number)).expect(404);
    expect(askedFor(number)).toEqual([]);
  });
});

describe('evidence older than a day', () => {
  /** A cart whose number was confirmed two days ago. @param now current response of the register */
  const orderFromBefore = async (visitor: Visitor, now?: Entry) => {
    const [number, kept] = [newNumber(now), newNumber()];
    await save(visitor, firm(kept)).expect(200);
    const order = await visitor.deliver();
    await shop.db.execute(sql`update "order" set details = jsonb_set(details, '{vatNumber}', ${JSON.stringify(number)}::jsonb),
      vat_check = vat_check || ${JSON.stringify({ number, checkedAt: new Date(Date.now() - 2 * 24 * 3_600_000).toISOString() })}::jsonb where id = ${order.id}`);
    return { order, number };
  };

  it('is renewed before the order is placed', async () => {
    const visitor = await shopperWithCart();
    const { order, number } = await orderFromBefore(visitor);
    const placed = (await visitor.complete(order).expect(200)).body;
    expect(askedFor(number)).toHaveLength(1);
    expect(Date.now() - Date.parse(placed.vatCheck.checkedAt)).toBeLessThan(60_000);
  });

  it('stays in effect when the register does not respond, so that the total does not change', async () => {
    const visitor = await shopperWithCart();
    const { order, number } = await orderFromBefore(visitor, 'broken');
    expect((await visitor.complete(order).expect(200)).body).toMatchObject({ vatCheck: { status: 'valid' }, totals: { isReverseCharge: true, total: order.totals.total } });
    expect(askedFor(number)).toHaveLength(1);
  });

  it('stops the order with ORDER_CHANGED when the register now reports invalid', async () => {
    const visitor = await shopperWithCart();
    const { order } = await orderFromBefore(visitor, 'invalid');
    const { body } = await visitor.complete(order).expect(409);
    expect(body).toMatchObject({ code: 'ORDER_CHANGED', changed: ['vat'], current: { vatCheck: { status: 'invalid' }, totals: { isReverseCharge: false } } });
    expect((await visitor.complete(body.current).expect(200)).body.totals.isReverseCharge).toBe(false);
  });
});

it('is requested without a requester when the register does not know the seller', async () => {
  vies.isSellerKnown = false;
  const visitor = await shopperWithCart();
  const number = newNumber();
  const { body } = await save(visitor, firm(number)).expect(200);
  expect(body.vatCheck.status).toBe('valid');
  expect(await evidenceOf(body.id)).toMatchObject({ reference: null });
  expect(askedFor(number).map(({ by }) => by)).toEqual(['NL000099998B57', '']);
});
