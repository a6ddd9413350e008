import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Agent, createServer, request as ask } from 'node:https';
import { promisify } from 'node:util';
import { currencies } from '../../src/contract/locales.js';
import { close, listen } from './listen.js';

interface Amount {
  value: string;
  currency: string;
}
interface Line {
  quantity: number;
  unitPrice: Amount;
  totalAmount: Amount;
}
interface RequestedPayment {
  amount: Amount;
  description: string;
  redirectUrl: string;
  webhookUrl?: string;
  method: string;
  locale: string;
  metadata: { orderId: string };
  billingAddress?: { country: string };
  lines?: Line[];
}
export interface PaymentAtMollie extends RequestedPayment {
  id: string;
  status: string;
  isCancelable: boolean;
}
interface RefundAtMollie {
  resource: string;
  id: string;
  paymentId: string;
  status: string;
  amount: Amount;
  metadata: unknown;
}

/** Fault of a call: none; an error status; status 503 with Retry-After in seconds; a redirect; no response; or the call is executed and its response is lost. */
export type FailureMode = 'none' | number | `in ${number} s` | `to ${string}` | 'silent' | 'lost';

export interface MollieStub {
  variables: { MOLLIE_API_KEY: string; MOLLIE_API_URL: string };
  payments: Map<string, PaymentAtMollie>;
  refunds: RefundAtMollie[];
  /** Orders of Mollie's Orders API: payment ids by order id. */
  orders: Map<string, string[]>;
  methods: string[];
  /** Requests, such as `GET /payments/tr_1`. */
  requests: string[];
  /** Faults of the next calls, one for each call. */
  failures: FailureMode[];
  /** Whether new payments can be cancelled while they are open. */
  isCancelable: boolean;
  /** Deletes the stored idempotency keys, as Mollie does after an hour. */
  clearKeys(): void;
  /** Simulates a payer who ends a payment on its payment page. @returns the URL to which the payer is redirected */
  pay(page: string, status?: string): Promise<string>;
  /** Number of open connections. */
  connections(): Promise<number>;
  stop(): Promise<void>;
}

/** Self-signed, see mollie-tls/README.md. */
const [tlsKey, cert] = ['key.pem', 'certificate.pem'].map((name) => readFileSync(new URL(`./mollie-tls/${name}`, import.meta.url), 'utf8')) as [string, string];
/** Mollie's client contains its own list of trusted authorities. This replaces the list by the certificate of the fake server, in this process. @returns a function that restores the list */
const trustOwnCertificate = (): (() => void) => {
  const proto = Agent.prototype as unknown as { createConnection(options: { ca?: string }, done: unknown): unknown };
  const { createConnection } = proto;
  proto.createConnection = function (options, done) {
    return createConnection.call(this, { ...options, ca: cert }, done);
  };
  return () => void (proto.createConnection = createConnection);
};
/** Submits the decision of the payer. @returns the URL to which the payer is redirected */
const decideAt = (page: string, status: string): Promise<string> =>
  new Promise((sent, failed) => {
    ask(`${page}?status=${status}`, { method: 'POST', ca: cert }, ({ headers }) => sent(headers.location ?? ''))
      .on('error', failed)
      .end();
  });

const key = `test_${'m'.repeat(30)}`;
const cents = ({ value }: Amount): number => Math.round(Number(value) * 100);
const isReachable = (url: string): boolean => new URL(url).protocol === 'https:' && new URL(url).hostname.includes('.');

/** Name of the first invalid field of a payment, or undefined. */
const faultOf = ({ amount, redirectUrl, webhookUrl, method, lines, billingAddress }: RequestedPayment, methods: readonly string[]): string | undefined => {
  if (!/^\d+\.\d{2}$/.test(amount.value) || !(currencies as string[]).includes(amount.currency)) return 'amount';
  if (!URL.canParse(redirectUrl)) return 'redirectUrl';
  if (webhookUrl !== undefined && !isReachable(webhookUrl)) return 'webhookUrl';
  if (!methods.includes(method)) return 'method';
  if (method !== 'klarna') return undefined;
  if (!billingAddress || !/^[A-Z]{2}$/.test(billingAddress.country)) return 'billingAddress';
  const isSound = lines?.every(({ quantity, unitPrice, totalAmount }) => quantity * cents(unitPrice) === cents(totalAmount));
  return isSound && lines?.reduce((sum, { totalAmount }) => sum + cents(totalAmount), 0) === cents(amount) ? undefined : 'lines';
};

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
};

interface Answer {
  status: number;
  body: object;
}
const refusal = (status: number, detail: string, field?: string): Answer => ({ status, body: { status, title: 'No', detail, ...(field && { field }) } });

/** Fake of the part of Mollie's API version 2 that the shop uses. A repeated idempotency key returns the first response. */
export const startMollie = async (): Promise<MollieStub> => {
  let count = 0;
  const answered = new Map<string, Answer>();
  const view = (payment: PaymentAtMollie) => ({
    resource: 'payment',
    ...payment,
    isCancelable: payment.isCancelable && payment.status === 'open',
    _links: { self: { href: `${url}/payments/${payment.id}` }, ...(payment.status === 'open' && { checkout: { href: `${url}/checkout/${payment.id}`, type: 'text/html' } }) },
  });
  const create = (requested: RequestedPayment): Answer => {
    const field = faultOf(requested, bank.methods);
    if (field) return refusal(422, `The ${field} is invalid`, field);
    const payment = { ...requested, id: `tr_${String((count += 1)).padStart(10, 'T')}`, status: 'open', isCancelable: bank.isCancelable };
    bank.payments.set(payment.id, payment);
    return { status: 201, body: view(payment) };
  };
  const ofPayment = (payment: PaymentAtMollie, call: string, body: { amount: Amount; metadata: unknown }): Answer => {
    if (call === 'GET') return { status: 200, body: view(payment) };
    if (call === 'DELETE') {
      if (!view(payment).isCancelable) return refusal(422, 'The payment cannot be cancelled');
      payment.status = 'canceled';
      return { status: 200, body: view(payment) };
    }
    const own = bank.refunds.filter(({ paymentId }) => paymentId === payment.id);
    if (call === 'GET /refunds') return { status: 200, body: { count: own.length, _embedded: { refunds: own }, _links: { next: null, previous: null } } };
    const left = cents(payment.amount) - own.reduce((sum, { amount }) => sum + cents(amount), 0);
    if (payment.status !== 'paid' || cents(body.amount) > left) return refusal(422, 'The amount is higher than what is left', 'amount');
    const refund = { resource: 'refund', id: `re_${String((count += 1))}`, paymentId: payment.id, status: 'pending', amount: body.amount, metadata: body.metadata };
    bank.refunds.push(refund);
    return { status: 201, body: refund };
  };
  const answer = (method: string, path: string, body: string): Answer => {
    const [, kind = '', id = '', rest = ''] = /^\/(\w+)(?:\/([\w.]+))?(\/\w+)?/.exec(path) ?? [];
    const given = body ? JSON.parse(body) : {};
    if (kind === 'methods') return { status: 200, body: { count: bank.methods.length, _embedded: { methods: bank.methods.map((one) => ({ resource: 'method', id: one })) } } };
    if (kind === 'orders' && bank.orders.has(id))
      return { status: 200, body: { resource: 'order', id, lines: [], _embedded: { payments: bank.orders.get(id)!.map((one) => ({ id: one })) } } };
    if (kind === 'payments' && !id && method === 'POST') return create(given);
    const payment = bank.payments.get(id);
    return kind === 'payments' && payment ? ofPayment(payment, method + (rest && ` ${rest}`), given) : refusal(404, `No ${kind} exists with token ${id}.`);
  };
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url ?? '';
    const method = request.method ?? '';
    const body = await bodyOf(request);
    bank.requests.push(`${method} ${path}`);
    const trouble = bank.failures.shift();
    if (trouble === 'silent') return;
    const elsewhere = /^to (.+)$/.exec(String(trouble))?.[1];
    if (elsewhere) return void response.writeHead(307, { location: elsewhere }).end();
    const known = request.headers['idempotency-key'];
    const first = typeof known === 'string' ? answered.get(known) : undefined;
    const isKnown = request.headers.authorization === `Bearer ${key}`;
    const later = /^in (\d+) s$/.exec(String(trouble))?.[1];
    const said = later
      ? refusal(503, 'Later')
      : typeof trouble === 'number'
        ? refusal(trouble, 'Trouble')
        : isKnown
          ? (first ?? answer(method, path, body))
          : refusal(401, 'Missing authentication');
    if (typeof known === 'string' && said.status < 400) answered.set(known, said);
    if (trouble === 'lost') return void request.socket.destroy();
    response.writeHead(said.status, { 'content-type': 'application/hal+json', 'retry-after': later ?? '0' }).end(JSON.stringify(said.body));
  };
  /** Payment page of the payer. */
  const decide = (id: string, status: string | null, response: ServerResponse): void => {
    const payment = bank.payments.get(id);
    if (payment?.status === 'open') payment.status = status ?? 'paid';
    response.writeHead(payment ? 303 : 404, { location: payment?.redirectUrl ?? '' }).end();
  };
  const server = createServer({ key: tlsKey, cert }, (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://mollie');
    if (pathname.startsWith('/checkout/')) return decide(pathname.slice('/checkout/'.length), searchParams.get('status'), response);
    void serve(request, response);
  });
  const url = (await listen(server)).replace('http:', 'https:');
  const disbelieve = trustOwnCertificate();
  const bank: MollieStub = {
    variables: { MOLLIE_API_KEY: key, MOLLIE_API_URL: url },
    payments: new Map(),
    refunds: [],
    orders: new Map(),
    methods: ['ideal', 'bancontact', 'creditcard', 'paypal', 'klarna', 'banktransfer', 'eps'],
    requests: [],
    failures: [],
    isCancelable: true,
    clearKeys: () => answered.clear(),
    pay: (page, status = 'paid') => decideAt(page, status),
    connections: () => promisify(server.getConnections.bind(server))(),
    stop: () => {
      disbelieve();
      return close(server);
    },
  };
  return bank;
};
