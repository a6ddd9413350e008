import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { sql } from 'drizzle-orm';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request from 'supertest';
import { readEnvironment } from '../../src/config/environment.js';
import { brandCodeOf } from '../../src/contract/brand-codes.js';
import type { InputOf, OutputOf } from '../../src/contract/shop-api.js';
import { DATABASE, type Database } from '../../src/embedded/database/database.module.js';
import { createShopApi } from '../../src/embedded/shop-api.js';
import { eventually } from './eventually.js';
import { freePort } from './free-port.js';
import { asBuffer } from './pdf.js';
import { startTestDatabase, type TestDatabase } from './test-database.js';
import { stopOnFailure } from './stop-on-failure.js';
import { closedAddress } from './vies.js';

export type Order = OutputOf<'getOrder'>;
type Headers = Record<string, string>;

const address = { street: 'Damrak', houseNumber: '1', postcode: '1012 LG', city: 'Amsterdam', country: 'nl' } as const;
export const details: InputOf<'setOrderDetails'> = {
  customerType: 'Private',
  contact: { firstName: 'Ada', lastName: 'Vos', email: 'ada@example.nl', phone: '020 123 4567' },
  billing: address,
  shipping: null,
};
/** A business in another member state than the shop. */
export const belgianFirm = {
  ...details,
  customerType: 'Business',
  company: 'Stillewerk',
  billing: { street: 'Meir', houseNumber: '1', postcode: '2000', city: 'Antwerpen', country: 'be' },
} as const satisfies InputOf<'setOrderDetails'>;
export const returnUrl = 'http://localhost:3000/afrekenen/resultaat';

let visitors = 0;

/** Client of the Shop API with its own IP address; it stores the cart token, as the storefront does for a visitor. */
export class Visitor {
  token?: string;
  private readonly address = `198.18.${(visitors += 1) >> 8}.${visitors & 255}`;

  constructor(
    private readonly url: string,
    private readonly locale = 'nl-NL',
  ) {}

  call(method: 'get' | 'post' | 'put' | 'delete', path: string, headers: Headers = {}) {
    const own: Headers = { 'x-shop': 'ENC', 'x-locale': this.locale, 'x-forwarded-for': this.address, ...(this.token && { 'x-cart-token': this.token }), ...headers };
    return request(this.url)[method](path).set(own);
  }

  async add(productId: string, quantity = 1): Promise<Order> {
    const { body } = await this.call('post', '/orders/lines').send({ productId, quantity }).expect(201);
    this.token ??= (body as Order).cartToken;
    return body;
  }

  /** Chooses delivery of the cart. */
  async deliver(): Promise<Order> {
    return (await this.call('post', '/Orders/shipping').send({ method: 'Deliver' }).expect(200)).body;
  }

  /** Saves details and delivery of the cart, which is then ready to be placed. */
  async prepare(buyer: object): Promise<Order> {
    await this.call('post', '/Orders/details').send(buyer).expect(200);
    return this.deliver();
  }

  /** Creates a cart with a product, details and delivery, ready to be placed. */
  async fill(productId: string, quantity = 1, email = details.contact.email): Promise<Order> {
    await this.add(productId, quantity);
    return this.prepare({ ...details, contact: { ...details.contact, email } });
  }

  complete(order: Order, headers: Headers = {}) {
    return this.call('post', '/Orders/complete', headers).send({ acceptTerms: true, expectedTotal: order.totals.total.includingVat });
  }

  /** Places the cart for a buyer. */
  async place(buyer: object): Promise<Order> {
    return (await this.complete(await this.prepare(buyer)).expect(200)).body;
  }

  async order(productId: string, quantity = 1, email?: string): Promise<Order> {
    return (await this.complete(await this.fill(productId, quantity, email)).expect(200)).body;
  }

  async pay(order: Order, method = 'ideal'): Promise<OutputOf<'initiatePayment'>> {
    return (await this.call('post', '/orders/payment/initiate').send({ orderId: order.id, method, returnUrl }).expect(201)).body;
  }

  async get(id = 'current'): Promise<Order> {
    return (await this.call('get', `/Orders/${id}`).expect(200)).body;
  }

  async file(path: string): Promise<Buffer> {
    return (await this.call('get', path).buffer(true).parse(asBuffer).expect(200)).body as Buffer;
  }
}

export interface SentMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  headers?: Record<string, string>;
  attachments?: { filename: string; contentType: string; size: number }[];
}

export interface TestShop {
  url: string;
  app: NestFastifyApplication;
  databaseUrl: string;
  databaseLogFile: string | undefined;
  /** Waits for the first matching mail to an address; mails are sent after the response. */
  mailTo(to: string, fits?: (mail: SentMail) => boolean): Promise<SentMail>;
  mails(): Promise<SentMail[]>;
  db: Database;
  dataDir: string;
  visitor(locale?: string): Visitor;
  /** Ids of the first four products that are in the warehouse and fit in a parcel. */
  products(): Promise<[string, string, string, string]>;
  setStock(productId: string, stock: number): Promise<void>;
  stockOf(productId: string): Promise<number>;
  stop(): Promise<void>;
}

/** High limit, because tests use the same few addresses; `mail-limits.spec.ts` tests the limit itself. */
export const manyMails = '9999';

/** Encrypts customers' secrets in the database. */
const dataKey = Buffer.alloc(32, 'k').toString('base64');

const mailsIn = async (dataDir: string): Promise<SentMail[]> => {
  const folder = join(dataDir, 'outbox');
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.json')).sort();
  return Promise.all(files.map(async (file) => JSON.parse(await readFile(join(folder, file), 'utf8')) as SentMail));
};

const databaseOf = ({ BRAND }: NodeJS.ProcessEnv): Promise<TestDatabase> => startTestDatabase(BRAND === undefined ? undefined : brandCodeOf(BRAND));

/**
 * Starts the embedded Shop API on its own database.
 * @param variables added to the default environment of tests
 * @param databaseFor starts the database, which `stop` of the shop also stops
 */
export const startTestShop = async (variables: NodeJS.ProcessEnv = {}, databaseFor: (variables: NodeJS.ProcessEnv) => Promise<TestDatabase> = databaseOf): Promise<TestShop> => {
  const database = await databaseFor(variables);
  const dataDir = await mkdtemp(join(tmpdir(), 'quiet-shop-data-'));
  const port = await freePort();
  const environment = {
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    SHOP_API_PORT: String(port),
    LOG_LEVEL: 'silent',
    VIES_URL: closedAddress,
    DATA_KEY: dataKey,
    UNCONFIRMED_MAILS: manyMails,
    ...variables,
  };
  const app: NestFastifyApplication = await stopOnFailure(database.stop, () => createShopApi(readEnvironment(environment), database.url));
  app.useLogger(false);
  await stopOnFailure(
    () => app.close().then(database.stop),
    () => app.listen(port, 'localhost'),
  );
  const db = app.get<Database>(DATABASE);
  const url = `${variables['SHOP_API_TLS_DIR'] ? 'https' : 'http'}://localhost:${port}`;
  return {
    url,
    app,
    databaseUrl: database.url,
    databaseLogFile: database.logFile,
    mails: () => mailsIn(dataDir),
    mailTo: (to, fits = () => true) => eventually(`a mail to ${to}`, async () => (await mailsIn(dataDir)).find((mail) => mail.to === to && fits(mail))),
    db,
    dataDir,
    visitor: (locale) => new Visitor(url, locale),
    products: async () => {
      const { rows } = await db.execute<{ id: string }>(sql`select id from product where is_warehouse and is_on_sale and not (packaging->>'pallet')::boolean order by id limit 4`);
      return rows.map(({ id }) => id) as [string, string, string, string];
    },
    setStock: async (id, stock) => void (await db.execute(sql`update product set stock = ${stock}, is_warehouse = true where id = ${id}`)),
    stockOf: async (id) => Number((await db.execute<{ stock: number }>(sql`select stock from product where id = ${id}`)).rows[0]!.stock),
    stop: async () => {
      await app.close();
      await database.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
