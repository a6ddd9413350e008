import { sql } from 'drizzle-orm';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addJobs } from '../../src/embedded/jobs/add-jobs.js';
import { mailTable } from '../../src/embedded/mail/mail.tables.js';
import { captureWarnings } from '../support/captured-warnings.js';
import { duringTests } from '../support/during-tests.js';
import { eventually } from '../support/eventually.js';
import { openAccount } from '../support/customers.js';
import { type BoundedKind, mailKinds } from '../../src/embedded/mail/mail-kinds.js';
import { mailLimits, MailLimits } from '../../src/embedded/mail/mail-limits.js';
import { OrderExpiry } from '../../src/embedded/orders/order-expiry.js';
import { OnAccount } from '../../src/embedded/payments/on-account.js';
import { SettlementService } from '../../src/embedded/payments/settlement.service.js';
import { lockById } from '../../src/embedded/orders/order.store.js';
import { details, type Order, returnUrl, startTestShop, type Visitor } from '../support/shop-api.js';

const shop = duringTests(() => startTestShop({ UNCONFIRMED_MAILS: '5' }));
let product: string;
beforeAll(async () => {
  [product] = await shop.products();
  await shop.setStock(product, 500);
});

describe('A queued mail', () => {
  const failed = sql`select 1 from graphile_worker.jobs where task_identifier = 'deliver_mail' and last_error is not null`;
  const hasFailed = () => eventually('the first try to fail', async () => (await shop.db.execute(failed)).rows.length || undefined);
  const tryAgain = (attempts = 0) =>
    shop.db.execute(
      sql`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where task_identifier = 'deliver_mail'), run_at := now(), attempts := ${attempts})`,
    );

  it('is encrypted in the database, and sent unchanged', async () => {
    const { email } = await openAccount(shop);
    const outbox = join(shop.dataDir, 'outbox');
    await rm(outbox, { recursive: true });
    await writeFile(outbox, 'no folder: nothing can be sent');
    await shop.visitor().call('post', '/auth/forgot').send({ email }).expect(204);
    await hasFailed();
    const { rows } = await shop.db.execute(sql`select content, html, text from mail where sent_at is null`);
    expect(rows).toEqual([{ content: expect.stringMatching(/^sealed:[\w+/=]+$/), html: '', text: '' }]);
    await rm(outbox);
    await tryAgain();
    const { text, html } = await shop.mailTo(email);
    expect([text, html]).toEqual([expect.stringContaining('view=reset&token='), expect.stringContaining('<html')]);
  });

  it('about an order shows the order as it was placed, also if it changes before the mail is rendered, and is sent once', async () => {
    const email = newAddress();
    const outbox = join(shop.dataDir, 'outbox');
    const waiting = `${outbox}-of-before`;
    await rename(outbox, waiting);
    await writeFile(outbox, 'no folder: nothing can be sent');
    const { id, lines } = await orderFor(email);
    await hasFailed();
    await shop.db.execute(sql`update order_line set snapshot = jsonb_set(snapshot, '{name}', '"Renamed since"') where order_id = ${id}`);
    await shop.db.execute(sql`update "order" set details = jsonb_set(details, '{billing,street}', '"Moved since"') where id = ${id}`);
    await rm(outbox);
    await rename(waiting, outbox);
    await tryAgain();
    const { text } = await shop.mailTo(email);
    expect(text).toContain(lines[0]!.name);
    expect(text).not.toMatch(/Renamed since|Moved since/);
    await eventually('no mail to wait', async () => ((await shop.db.execute(sql`select 1 from mail where sent_at is null`)).rows.length ? undefined : true));
    expect((await shop.mails()).filter(({ to }) => to === email)).toHaveLength(1);
  });

  it('that cannot be rendered is logged, each time as what follows, and rendered again later', async () => {
    const mail = { id: 'of-a-fault', to: newAddress(), locale: 'nl-NL', subject: 'Nog eens' } as const;
    const content = { view: 'short', props: { kind: 'passwordChanged', facts: [], rows: [] }, args: {} };
    const warnings = captureWarnings(shop, 'Jobs');
    await addJobs(shop.db, 'deliver_mail', [{ id: mail.id }], { write: shop.db.insert(mailTable).values({ ...mail, content: JSON.stringify({ ...content, view: 'unknown' }) }) });
    await hasFailed();
    expect(warnings).toContainEqual(expect.stringContaining('Job deliver_mail failed and will be retried'));
    await tryAgain(lastAttempt);
    await eventually('the last try to fail', async () => (warnings.length > 1 ? true : undefined));
    expect(warnings).toEqual([expect.anything(), expect.stringContaining(`Job deliver_mail failed ${lastAttempt + 1} times and will not be retried`)]);
    await shop.db.execute(sql`update mail set content = ${JSON.stringify(content)} where id = ${mail.id}`);
    await tryAgain();
    expect(await shop.mailTo(mail.to)).toMatchObject({ html: expect.stringContaining('<html') });
  });

  it('is also sent when the previous release queued it', async () => {
    const mail = { id: 'of-before', to: 'oud@example.nl', locale: 'nl-NL', subject: 'Van gisteren', html: '<p>Dag</p>', text: 'Dag' } as const;
    await shop.db.transaction(async (tx) => {
      await tx.insert(mailTable).values(mail);
      await addJobs(tx, 'send_mail', [{ id: mail.id }]);
    });
    expect(await shop.mailTo(mail.to)).toMatchObject({ text: 'Dag', html: '<p>Dag</p>' });
  });
});

/** Number of tries before the last one: graphile-worker tries 25 times. */
const lastAttempt = 24;
let [addresses, moments] = [0, 0];
const newAddress = () => `stranger-${(addresses += 1)}-${crypto.randomUUID().slice(0, 8)}@example.nl`;
const contactOf = (email: string) => ({ ...details, contact: { ...details.contact, email } });
/** Uses up the hourly limit of mails to an address for all networks together. */
const exhaust = async (email: string): Promise<void> => {
  const bounds = shop.app.get(MailLimits, { strict: false });
  for (let at = 0; at < mailLimits(5).address[0]!.max; at += 1) await bounds.refusal(email, { clientAddress: `192.0.2.${at}` });
};
/** Numbers of mails to an address: sent or being sent, and held back. */
const mailsTo = async (email: string): Promise<{ sent: number; held: number }> => {
  const { rows } = await shop.db.execute<{ sent: number; held: number }>(sql`
    select count(*) filter (where not is_held)::int as sent, count(*) filter (where is_held)::int as held from (
      select exists (select 1 from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
        where t.identifier = 'deliver_held_mail' and j.payload ->> 'id' = mail.id) as is_held
      from mail where lower("to") = ${email.toLowerCase()}) found`);
  return rows[0]!;
};
const cartFor = async (email: string, visitor: Visitor): Promise<Order> => {
  await visitor.fill(product);
  await visitor.call('post', '/Orders/details').send(contactOf(email)).expect(200);
  return visitor.get();
};
const orderFor = async (email: string, visitor = shop.visitor()): Promise<Order> => (await visitor.complete(await cartFor(email, visitor)).expect(200)).body;
const enquire = (email: string, over: object, visitor = shop.visitor()) =>
  visitor.call('post', '/Enquiries').send({ kind: 'contact', name: 'Ada Vos', email, message: 'Which panel?', consent: true, ...over });
const wish = (email: string) => ({ customerType: 'Private', firstName: 'Ada', lastName: 'Vos', email, password: 'Stille-kamer1!' });
const register = (email: string) => shop.visitor().call('post', '/Registration').send(wish(email)).expect(202);
const placedWithAccount = async (email: string): Promise<[Visitor, Order, Record<string, string>]> => {
  const [visitor, account] = [shop.visitor(), await openAccount(shop)];
  const signedIn = { authorization: `Bearer ${account.token}` };
  await shop.app.get(OnAccount, { strict: false }).allow(account.email, 1_000_000);
  await visitor.call('post', '/orders/lines', signedIn).send({ productId: product, quantity: 1 }).expect(201);
  await visitor
    .call('post', '/Orders/details', signedIn)
    .send({ ...contactOf(email), customerType: 'Business', company: 'Stillewerk' })
    .expect(200);
  const { body } = await visitor.call('post', '/Orders/shipping', signedIn).send({ method: 'Deliver' }).expect(200);
  return [visitor, (await visitor.complete(body as Order, signedIn).expect(200)).body, signedIn];
};

/** For each kind of mail, how any visitor can cause it to an address: runs the preparation and returns the last step. */
const ways: Record<BoundedKind, (email: string) => Promise<() => Promise<unknown>>> = {
  registration: async (email) => () => register(email),
  registrationKnown: async (email) => {
    const account = await openAccount(shop);
    await shop.db.execute(sql`update customer set email = ${email} where email = ${account.email}`);
    return () => register(email);
  },
  passwordReset: async (email) => {
    const account = await openAccount(shop);
    await shop.db.execute(sql`update customer set email = ${email} where email = ${account.email}`);
    return () => shop.visitor().call('post', '/auth/forgot').send({ email }).expect(204);
  },
  emailChange: async (email) => {
    const { token, password: currentPassword } = await openAccount(shop);
    const change = { firstName: 'Ada', lastName: 'Vos', email, currentPassword };
    return () =>
      shop
        .visitor()
        .call('put', '/me/details', { authorization: `Bearer ${token}` })
        .send(change)
        .expect(200);
  },
  enquiryReceived: async (email) => () => enquire(email, {}).expect(201),
  withdrawalDeclared: async (email) => () => enquire(email, { kind: 'withdrawal', orderNumber: 'ENC-1' }).expect(201),
  appointmentHeld: async (email) => {
    const { body } = await shop.visitor().call('get', '/Enquiries/appointments?kind=showroom').expect(200);
    const { day, times } = (body as { days: { day: string; times: string[] }[] }).days[(moments += 1)]!;
    return () => enquire(email, { appointment: 'showroom', appointmentDay: day, appointmentTime: times[0] }).expect(201);
  },
  newsletterConfirm: async (email) => () => enquire(email, { kind: 'newsletter', message: undefined }).expect(201),
  confirmation: async (email) => {
    const visitor = shop.visitor();
    const cart = await cartFor(email, visitor);
    return () => visitor.complete(cart).expect(200);
  },
  byInvoice: async (email) => {
    const [visitor, { id }, signedIn] = await placedWithAccount(email);
    return () => visitor.call('post', '/orders/payment/initiate', signedIn).send({ orderId: id, method: 'invoice', returnUrl }).expect(201);
  },
  paymentFailed: async (email) => {
    const visitor = shop.visitor();
    const order = await orderFor(email, visitor);
    const { paymentId } = await visitor.pay(order);
    return () => shop.db.transaction(async (tx) => shop.app.get(SettlementService, { strict: false }).recordStatus(tx, (await lockById(tx, order.id))!, paymentId, 'failed'));
  },
  orderCancelled: async (email) => {
    const { id } = await orderFor(email);
    await shop.db.execute(sql`update "order" set placed_at = now() - interval '80 hours' where id = ${id}`);
    return () => shop.app.get(OrderExpiry).run();
  },
  cancelledByBuyer: async (email) => {
    const visitor = shop.visitor();
    const { id } = await orderFor(email, visitor);
    return () => visitor.call('post', `/Orders/${id}/cancel`).expect(200);
  },
  orderLink: async (email) => {
    const { number } = await orderFor(email);
    return () => shop.visitor().call('post', '/Orders/access/request').send({ number, email }).expect(204);
  },
  withdrawalReceived: async (email) => {
    const visitor = shop.visitor();
    const { id } = await orderFor(email, visitor);
    return () => visitor.call('post', `/Orders/${id}/withdraw`).send({}).expect(201);
  },
};
const isBounded = (kind: keyof typeof mailKinds): kind is BoundedKind => mailKinds[kind] !== 'free';
const kinds = Object.keys(mailKinds) as (keyof typeof mailKinds)[];

describe('A mail to an unconfirmed address', () => {
  it('has a limit, unless its kind can only be caused by the owner of the address, a payment or the shop', () => {
    const ofAccount = ['passwordChanged', 'secondFactorOn', 'secondFactorOff', 'recoveryCodeUsed', 'emailChangeNotice', 'accountDeleted', 'newsletterWelcome'];
    const ofShop = [
      'enquiryForwarded',
      'appointmentConfirmed',
      'appointmentCancelled',
      'shipped',
      'orderStopped',
      'orderStoppedPaid',
      'piecesStopped',
      'refunded',
      'vatCorrected',
      'report',
    ];
    expect(kinds.filter((kind) => !isBounded(kind)).toSorted()).toEqual([...ofAccount, ...ofShop, 'paid'].toSorted());
  });

  it.each(kinds.filter(isBounded))('of kind %s is not sent above the limit, from any network, with the same response', async (kind) => {
    const [free, full] = [newAddress(), newAddress()];
    const steps = [await ways[kind](free), await ways[kind](full)] as const;
    await exhaust(full);
    const before = [await mailsTo(free), await mailsTo(full)] as const;
    const answers = [await steps[1](), await steps[0]()].map((answer) => Object.keys((answer as { body?: object } | undefined)?.body ?? {}));
    expect(answers[0]).toEqual(answers[1]);
    // Two kinds are queued after the response.
    await eventually('the mail within the limit', async () => (await mailsTo(free)).sent > before[0].sent || undefined);
    const after = await mailsTo(full);
    expect([after.sent - before[1].sent, after.held - before[1].held]).toEqual([0, mailKinds[kind] === 'delayed' ? 1 : 0]);
  });

  it('is sent at most five times an hour for one account or network to one address, and for one account to all addresses', async () => {
    const { token, password: currentPassword } = await openAccount(shop);
    const visitor = shop.visitor();
    const strangers = Array.from({ length: 8 }, newAddress);
    for (const email of strangers) {
      const { body } = await visitor
        .call('put', '/me/details', { authorization: `Bearer ${token}` })
        .send({ firstName: 'Klick http://evil.example', lastName: 'Vos', email, currentPassword });
      expect(body).toMatchObject({ pendingEmail: email });
    }
    const counts = await Promise.all(strangers.map(async (email) => (await mailsTo(email)).sent));
    expect(counts).toEqual([1, 1, 1, 1, 1, 0, 0, 0]);
    expect((await shop.mailTo(strangers[0]!)).text).not.toContain('evil');

    const email = newAddress();
    for (let at = 0; at < 8; at += 1) await enquire(email, {}, visitor).expect(201);
    expect(await mailsTo(email)).toEqual({ sent: 5, held: 0 });
    // Others cannot use up the limit of the owner in another network.
    await enquire(email, {}).expect(201);
    expect(await mailsTo(email)).toEqual({ sent: 6, held: 0 });
  });

  it('for a password reset is still sent to a network from which the owner signed in, after others used up the limit', async () => {
    const { email, password } = await openAccount(shop);
    const home = shop.visitor();
    await home.call('post', '/auth/login').send({ email, password }).expect(200);
    await exhaust(email);
    await home.call('post', '/auth/forgot').send({ email }).expect(204);
    await shop.mailTo(email, ({ text }) => text.includes('view=reset'));
  });

  it('that is not sent does not invalidate an earlier link', async () => {
    const { email } = await openAccount(shop);
    await shop.visitor().call('post', '/auth/forgot').send({ email }).expect(204);
    const { text } = await shop.mailTo(email, (mail) => mail.text.includes('view=reset'));
    await exhaust(email);
    await shop.visitor().call('post', '/auth/forgot').send({ email }).expect(204);
    await shop
      .visitor()
      .call('post', '/auth/reset/validate')
      .send({ token: /token=([\w-]+)/.exec(text)![1]! })
      .expect(200);
  });
});

describe('The confirmation of an order above the limit', () => {
  const wake = () => sql`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where task_identifier = 'deliver_held_mail'), run_at := now())`;
  const isDone = async (email: string) => ((await mailsTo(email)).held === 0 ? true : undefined);

  it('is sent once the order is paid, and never when it is cancelled unpaid', async () => {
    const [honest, victim] = [newAddress(), newAddress()];
    await Promise.all([exhaust(honest), exhaust(victim)]);
    const [buyer, stranger] = [shop.visitor(), shop.visitor()];
    const [paid, ended] = [await orderFor(honest, buyer), await orderFor(victim, stranger)];
    const { paymentId } = await buyer.pay(paid);
    await shop.db.transaction(async (tx) => shop.app.get(SettlementService, { strict: false }).recordStatus(tx, (await lockById(tx, paid.id))!, paymentId, 'paid'));
    await stranger.call('post', `/Orders/${ended.id}/cancel`).expect(200);
    await shop.db.execute(wake());
    await shop.mailTo(honest, ({ subject, attachments }) => subject.includes(paid.number!) && (attachments?.length ?? 0) > 0);
    await eventually('the mail of the ended order to be deleted', () => isDone(victim));
    expect(await mailsTo(victim)).toEqual({ sent: 0, held: 0 });
  });
});
