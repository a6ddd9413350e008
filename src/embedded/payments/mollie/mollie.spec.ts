import { Logger } from '@nestjs/common';
import { eventually } from '../../../../test/support/eventually.js';
import { type MollieStub, startMollie } from '../../../../test/support/mollie.js';
import { details } from '../../../../test/support/shop-api.js';
import { refusedConnections, restrictConnections } from '../../../common/egress.js';
import type { PaymentRequest } from '../payment-provider.js';
import { Mollie } from './mollie.js';
import { MollieApi } from './mollie-api.js';

Logger.overrideLogger(false);

let bank: MollieStub;
let mollie: Mollie;
beforeEach(async () => {
  bank = await startMollie();
  mollie = new Mollie(new MollieApi(bank.variables.MOLLIE_API_URL, bank.variables.MOLLIE_API_KEY), undefined);
});
afterEach(() => bank.stop());

const euros = (amount: number) => ({ amount, currency: 'EUR' as const });
const price = (gross: number, net: number) => ({ includingVat: euros(gross), excludingVat: euros(net) });
const request = (change: Partial<PaymentRequest> = {}): PaymentRequest => ({
  key: 'attempt-1',
  orderId: 'order-1',
  amount: euros(1205),
  method: 'ideal',
  description: 'ENC-2026-000001',
  locale: 'nl-BE',
  returnUrl: 'https://www.shop.example/afrekenen/resultaat',
  buyer: details,
  items: [{ name: 'Paneel', quantity: 1, total: price(1205, 996), isDelivery: false }],
  vatRate: 21,
  ...change,
});
const started = async (change?: Partial<PaymentRequest>) => (await mollie.start(request(change))).providerId;
const paid = async () => {
  const { providerId, redirectUrl } = await mollie.start(request());
  await bank.pay(redirectUrl);
  return providerId;
};

describe('a redirect to another host', () => {
  it('is not followed while the allowed hosts are restricted', async () => {
    const refused: unknown[] = [];
    const note = (reported: unknown): void => void refused.push(reported);
    const letGo = restrictConnections(new Set());
    refusedConnections.subscribe(note);
    try {
      bank.failures.push('to https://elsewhere.example/payments', 'to https://elsewhere.example/payments');
      await expect(started()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
      expect(refused).toEqual([{ host: 'elsewhere.example' }, { host: 'elsewhere.example' }]);
    } finally {
      refusedConnections.unsubscribe(note);
      letGo();
    }
  });
});

describe('a payment', () => {
  it('is the same for the same key, and different for another key', async () => {
    expect(await started()).toBe(await started());
    expect(await started({ key: 'attempt-2' })).not.toBe(await started());
  });

  it('has a decimal amount and the payer’s language', async () => {
    await started({ amount: euros(5) });
    expect([...bank.payments.values()]).toMatchObject([{ amount: { value: '0.05', currency: 'EUR' }, locale: 'nl_BE' }]);
  });

  it('on credit has lines that add up, even if a unit price is not a whole number of cents', async () => {
    const items = [
      { name: 'Paneel', quantity: 3, total: price(1000, 826), isDelivery: false },
      { name: 'Klem', quantity: 2, total: price(200, 165), isDelivery: false },
      { name: 'Verzending', quantity: 1, total: price(5, 4), isDelivery: true },
    ];
    const id = await started({ method: 'klarna', items });
    expect(bank.payments.get(id)!.lines).toMatchObject([
      { description: '3 × Paneel', quantity: 1, unitPrice: { value: '10.00' }, totalAmount: { value: '10.00' }, vatAmount: { value: '1.74' }, vatRate: '21.00' },
      { description: 'Klem', quantity: 2, unitPrice: { value: '1.00' }, totalAmount: { value: '2.00' } },
      { type: 'shipping_fee', totalAmount: { value: '0.05' } },
    ]);
  });

  it('is not created for a method that does not involve Mollie', async () => {
    await expect(started({ method: 'invoice' })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(bank.requests).toEqual([]);
  });

  it.each<[string, Partial<PaymentRequest>, object]>([
    ['a method that the account does not offer', { method: 'paypal' }, { code: 'VALIDATION', extra: { errors: [{ field: 'method' }] } }],
    ['any other reason', { returnUrl: 'nowhere' }, { code: 'UNAVAILABLE' }],
  ])('rejected for %s fails with a defined error code', async (_, change, problem) => {
    bank.methods = ['ideal'];
    await expect(started(change)).rejects.toMatchObject(problem);
  });
});

describe('a slow Mollie', () => {
  it('causes an error after the deadline, and no further requests after that', async () => {
    const id = await started();
    bank.failures = ['in 6 s', 'silent'];
    const before = Date.now();
    await expect(started({ key: 'attempt-2' })).rejects.toMatchObject({ code: 'UNAVAILABLE', extra: { retryAfterSeconds: 10 } });
    await expect(mollie.getStatus(id)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    // A second attempt after six seconds would have been made by now.
    expect(Date.now() - before).toBeGreaterThan(6000);
    expect(bank.requests).toEqual(['POST /payments', 'POST /payments', `GET /payments/${id}`]);
    await eventually('the end of every connection', async () => ((await bank.connections()) === 0 ? true : undefined));
  });

  it('gets at most fifty concurrent calls', async () => {
    const id = await started();
    const answers = await Promise.allSettled(Array.from({ length: 60 }, () => mollie.getStatus(id)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(50);
    expect(await mollie.getStatus(id)).toBe('open');
  });
});

describe('closing a payment', () => {
  it('returns the status: closed, already paid, not cancellable, or unknown', async () => {
    expect(await mollie.cancel(await started())).toBe('canceled');
    bank.clearKeys();
    expect(await mollie.cancel(await paid())).toBe('paid');
    bank.isCancelable = false;
    expect(await mollie.cancel(await started({ key: 'attempt-3' }))).toBe('open');
    expect(await mollie.cancel('tr_unknown')).toBe('expired');
  });

  it('sends no request for payments of another provider', async () => {
    expect(await mollie.cancel('tb_1')).toBe('expired');
    await expect(mollie.refund({ providerId: 'tb_1', key: 'refund-1', amount: euros(5), description: 'x' })).rejects.toMatchObject({ code: 'UPSTREAM_FAILED' });
    expect(bank.requests).toEqual([]);
  });

  it('returns the status of the payment if Mollie rejects the cancellation', async () => {
    const id = await started();
    bank.failures = ['none', 422];
    expect(await mollie.cancel(id)).toBe('open');
  });
});

describe('refunding', () => {
  const back = (providerId: string, key: string, amount = 500) => mollie.refund({ providerId, key, amount: euros(amount), description: 'ENC-2026-000001' });

  it('happens once for each key, and returns the status when repeated', async () => {
    const id = await paid();
    const first = await back(id, 'refund-1');
    expect(first.status).toBe('pending');
    expect(await back(id, 'refund-1')).toEqual(first);
    bank.refunds[0]!.status = 'refunded';
    expect(await back(id, 'refund-1')).toEqual({ ...first, status: 'refunded' });
    expect(bank.refunds).toMatchObject([{ amount: { value: '5.00', currency: 'EUR' } }]);
    expect((await back(id, 'refund-2', 100)).refundId).not.toBe(first.refundId);
  });

  it('happens once even if the response was lost and the call is repeated hours later', async () => {
    const id = await paid();
    bank.failures = ['none', 'lost', 'lost'];
    await expect(back(id, 'refund-1')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    bank.clearKeys();
    await expect(back(id, 'refund-1')).resolves.toMatchObject({ status: 'pending' });
    expect(bank.refunds).toHaveLength(1);
  });

  it('fails with a defined error code if Mollie rejects it or is unreachable', async () => {
    const id = await paid();
    await expect(back(id, 'refund-1', 99_999)).rejects.toMatchObject({ code: 'UPSTREAM_FAILED' });
    bank.failures = [500, 500, 500];
    await expect(back(id, 'refund-2')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});

it('never logs the API key', async () => {
  const said: string[] = [];
  const listen = (line: string) => void said.push(line);
  Logger.overrideLogger({ log: listen, warn: listen, error: listen });
  for (const trouble of ['lost', 500, 401, 422] as const) {
    bank.failures = [trouble, trouble, trouble];
    await expect(started()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  }
  Logger.overrideLogger(false);
  expect(said).toHaveLength(4);
  expect(said.join()).not.toContain(bank.variables.MOLLIE_API_KEY);
});

it('treats an invalid response like no response', async () => {
  const id = await started();
  bank.payments.get(id)!.status = 'shrugged';
  await expect(mollie.getStatus(id)).rejects.toMatchObject({ code: 'UNAVAILABLE', extra: { retryAfterSeconds: 10 } });
});
