import { sql } from 'drizzle-orm';
import { setTimeout as pause } from 'node:timers/promises';
import { EnquiriesService } from '../../src/embedded/enquiries/enquiries.service.js';
import { EnquiryRegister } from '../../src/embedded/enquiries/enquiry-register.js';
import { Cleanup } from '../../src/embedded/jobs/cleanup.js';
import type { InputOf } from '../../src/contract/shop-api.js';
import { Caller, Coverage, withKey } from '../contract/caller.js';
import { startOwnShop } from '../contract/own-shop.js';
import { createFixtures, type Fixtures, unknownId } from '../contract/fixtures.js';
import { duringTests } from '../support/during-tests.js';
import { eventually } from '../support/eventually.js';
import type { SentMail } from '../support/shop-api.js';

const own = duringTests(() => startOwnShop({ UNCONFIRMED_MAILS: '5' }));
let fixtures: Fixtures;
let shopAddress: string;
beforeAll(async () => {
  fixtures = await createFixtures(own.targets.embedded, new Coverage());
  shopAddress = 'hello@enc.example';
});

type Wish = InputOf<'enquire'>;
let senders = 0;
/** A new e-mail address. */
const sender = () => `sender-${(senders += 1)}@example.nl`;
const key = () => withKey(own.targets.embedded);
const wishOf = (over: Partial<Wish> & Pick<Wish, 'kind'>): Wish => ({ name: 'Ada Vos', email: sender(), message: 'Which panel?', consent: true, ...over }) as Wish;
const send = (caller: Caller, over: Partial<Wish> & Pick<Wish, 'kind'>) => caller.ok('enquire', wishOf(over), key());
const refusedFields = async (caller: Caller, over: Partial<Wish> & Pick<Wish, 'kind'>, code: 'VALIDATION' | 'CONFLICT' = 'VALIDATION') =>
  (await caller.refused('enquire', wishOf(over), code, key())).errors.map(({ field }) => field);
/** Mail to the shop about an enquiry. */
const reported = (id: string): Promise<SentMail> =>
  eventually(`a mail about ${id}`, async () => (await own.shop.mails()).find((mail) => mail.replyTo !== undefined && mail.text.includes(id)));
const mailsTo = async (address: string) => (await own.shop.mails()).filter(({ to }) => to === address);
const rowOf = async (id: string) => (await own.shop.db.execute<Record<string, unknown>>(sql`select * from enquiry where id = ${id}`)).rows[0]!;
const upload = async (caller: Caller, name: string, content: Buffer | string = '%PDF-1.4\n') => (await caller.ok('addStorageItem', {}, { file: { name, content } })).files[0]!;
const register = () => own.shop.app.get(EnquiryRegister, { strict: false });
const release = (id: string) => own.shop.app.get(EnquiriesService, { strict: false }).release(id);

describe('an enquiry', () => {
  it.each([
    ['nl-NL', 'Bericht', 'Wij hebben uw bericht ontvangen'],
    ['de-DE', 'Nachricht', 'Ihre Nachricht ist eingegangen'],
    ['fr-FR', 'Message', 'Nous avons bien reçu votre message'],
    ['en-GB', 'Message', 'We have received your message'],
  ])('in %s is mailed to the shop with all its fields, and acknowledged in that language', async (locale, label, subject) => {
    const email = sender();
    const { id } = await send(fixtures.stranger(locale), { kind: 'contact', email, company: 'Vos & Co', phone: '020 123 4567', message: 'One line.\nAnother <b>line</b>.' });
    const mail = await reported(id);
    expect(mail).toMatchObject({ to: shopAddress, replyTo: email });
    for (const words of [`${label}: One line.\nAnother <b>line</b>.`, 'Vos & Co', '0201234567', email]) expect(mail.text).toContain(words);
    expect(mail.html).not.toContain('<b>line');
    expect((await own.shop.mailTo(email)).subject).toBe(subject);
    expect((await own.shop.mailTo(email)).text).not.toContain('Another');
  });

  it('is refused with fields that its kind does not have', async () => {
    const caller = fixtures.stranger();
    expect(await refusedFields(caller, { kind: 'contact', quantity: 3, jobOffer: 'engineer', withCart: true })).toEqual(['jobOffer', 'quantity', 'withCart']);
    expect(await refusedFields(caller, { kind: 'jobApplication', room: 'l=3' })).toEqual(['jobOffer', 'room']);
    expect(await refusedFields(caller, { kind: 'newsletter', files: [unknownId] })).toEqual(['message', 'files']);
    expect(await refusedFields(caller, { kind: 'contact', appointmentDay: '2026-11-24' })).toEqual(['appointment', 'appointmentTime']);
    expect(await refusedFields(caller, { kind: 'contact', appointment: 'callBack', appointmentDay: '2026-11-24', appointmentTime: '09:00' })).toEqual(['phone']);
  });

  it('is refused for a name with a line break, which could inject a mail header', async () => {
    expect(await refusedFields(fixtures.stranger(), { kind: 'contact', name: 'Ada\r\nBcc: eve@example.nl' })).toEqual(['name']);
  });

  it('is read by a CRM with a cursor, without newsletter sign-ups, and again once it was released or closed', async () => {
    const caller = fixtures.stranger();
    const settle = () => own.shop.db.execute(sql`update enquiry set changed_at = changed_at - interval '1 minute' where changed_at > now() - interval '30 seconds'`);
    await own.shop.db.execute(sql`update enquiry set changed_at = changed_at - interval '1 hour'`);
    const since = new Date(Date.now() - 30 * 60_000).toISOString();
    const file = await upload(caller, 'plan.pdf');
    const { id } = await send(caller, { kind: 'contact', phone: '020 123 4567', files: [file.id] });
    await send(caller, { kind: 'newsletter', name: undefined, message: undefined });
    const held = await send(caller, { kind: 'contact', website: 'https://spam.example' });
    const read = (wanted: InputOf<'listEnquiries'>) => caller.ok('listEnquiries', wanted, key());
    expect((await read({ since })).items).toEqual([]);
    await settle();
    const { items, next } = await read({ since });
    expect(items).toEqual([
      expect.objectContaining({
        id,
        kind: 'contact',
        name: 'Ada Vos',
        phone: '0201234567',
        message: 'Which panel?',
        closedAt: null,
        files: [{ name: 'plan.pdf', type: 'application/pdf', size: 9 }],
      }),
    ]);
    await release(held.id);
    await register().close(id);
    await settle();
    expect((await read({ after: next })).items.map((item) => [item.id, item.closedAt !== null])).toEqual([
      [held.id, false],
      [id, true],
    ]);
  });

  it('is received once for each idempotency key', async () => {
    const caller = fixtures.stranger();
    const wish = wishOf({ kind: 'contact' });
    const headers = { ...key().headers, 'idempotency-key': crypto.randomUUID() };
    const [one, two] = await Promise.all([caller.ok('enquire', wish, { headers }), caller.ok('enquire', wish, { headers })]);
    expect(two).toEqual(one);
    await reported(one.id);
    await eventually('every mail to be sent', async () => (await own.shop.db.execute(sql`select 1 from mail where sent_at is null`)).rows.length === 0 || undefined);
    expect(await mailsTo(wish.email)).toHaveLength(1);
  });
});

describe('a quotation', () => {
  it('from the cart stores the current lines, independent of later changes', async () => {
    const caller = fixtures.stranger();
    const cart = await caller.ok('addOrderLine', { productId: fixtures.productId, quantity: 7 });
    const { id } = await send(caller, { kind: 'quotation', withCart: true });
    await caller.ok('updateOrderLine', { id: cart.lines[0]!.id, quantity: 1 });
    const { name, total, sku } = cart.lines[0]!;
    expect((await rowOf(id))['goods']).toMatchObject({ line: null, cart: { lines: [{ name, sku, quantity: 7, total }], total: cart.totals.goods } });
    expect((await reported(id)).text).toContain(`7 × ${name}`);
    expect((await reported(id)).text).toMatch(/excl\.\sbtw\n€\s[\d.,]+ incl\.\sbtw/);
  });

  it('for an empty cart is refused', async () => {
    expect(await refusedFields(fixtures.stranger(), { kind: 'quotation', withCart: true })).toEqual(['withCart']);
  });

  it('for a configuration lists the choices, and links to the product with these choices', async () => {
    const caller = fixtures.stranger();
    const { id: configurationId } = await caller.ok('configureProduct', { id: fixtures.photoPrintId, choices: {} });
    const { id } = await send(caller, { kind: 'quotation', configurationId, quantity: 3 });
    expect((await rowOf(id))['goods']).toMatchObject({ line: { productId: fixtures.photoPrintId, quantity: 3, configured: {} }, cart: null });
    expect((await reported(id)).html).toMatch(/href="http[^"]+\/product\//);
    expect(await refusedFields(caller, { kind: 'quotation', configurationId, productId: fixtures.productId })).toEqual(['productId']);
  });

  it('for a configuration or with files of another owner is NOT_FOUND', async () => {
    const caller = fixtures.stranger();
    const { id: configurationId } = await caller.ok('configureProduct', { id: fixtures.photoPrintId, choices: {} });
    const { id: file } = await upload(caller, 'plan.pdf');
    for (const other of [fixtures.stranger(), await fixtures.customer()]) {
      await other.refused('enquire', wishOf({ kind: 'quotation', configurationId }), 'NOT_FOUND', key());
      await other.refused('enquire', wishOf({ kind: 'quotation', files: [file] }), 'NOT_FOUND', key());
    }
  });
});

describe('advice about a room', () => {
  it('contains the results of the calculator, and a link that opens it with the same room', async () => {
    const room = 'use=a3&l=8&w=4&h=3&floor=parquet&walls=plaster&ceiling=concrete&glass=9&pane=window&doors=1&persons=8&at=walls';
    const { id } = await send(fixtures.stranger('en-GB'), { kind: 'advice', room });
    const { text, html } = await reported(id);
    expect(text).toMatch(/8\.00 × 4\.00 × 3\.00\u00a0m, 96\u00a0m³/);
    expect(text).toMatch(/Reverberation time now: \d\.\d\d\u00a0s/);
    expect(text).toMatch(/Target: 0\.\d\d\u00a0s – 0\.\d\d\u00a0s/);
    expect(text).toMatch(/\d+ × [A-Z]/);
    expect(html).toContain(`/forms/room?${room.replaceAll('&', '&amp;')}`);
  });

  it.each(['hello', 'l=8', 'l=8&w=4&h=99', 'l=8&w=4&h=3&l=9', 'l=8&w=4&h=3&evil=1', '<script>'])('is refused for an invalid room: %s', async (room) => {
    expect(await refusedFields(fixtures.stranger(), { kind: 'advice', room })).toEqual(['room']);
  });
});

describe('files of an enquiry', () => {
  it('are copied for the enquiry, and attached to the mail', async () => {
    const caller = fixtures.stranger();
    const item = await caller.ok('addStorageItem', {}, { file: { name: 'plan.pdf', content: '%PDF-1.4\nA plan.\n' } });
    const { id } = await send(caller, { kind: 'quotation', files: [item.files[0]!.id] });
    await caller.ok('deleteStorageItem', { id: item.id, permanent: true });
    const { files } = (await register().find(id))!;
    expect(files).toMatchObject([{ name: 'plan.pdf', type: 'application/pdf', owner: `enquiry:${id}` }]);
    expect(
      await new Response(
        await register()
          .open(files[0]!.id)
          .then((stream) => stream.toArray())
          .then((parts) => Buffer.concat(parts as Buffer[])),
      ).text(),
    ).toBe('%PDF-1.4\nA plan.\n');
    expect(await reported(id)).toMatchObject({ attachments: [{ filename: 'plan.pdf', contentType: 'application/pdf', size: 17 }] });
    // The copy cannot be downloaded by its id.
    await caller.refused('getUpload', { id: files[0]!.id, file: 'original' }, 'NOT_FOUND');
  });

  it('that are too large for a mail are listed in it, and stored', async () => {
    const caller = fixtures.stranger();
    const [large, small] = [await upload(caller, 'hall.dxf', Buffer.alloc(11_000_000, '0\n')), await upload(caller, 'note.pdf')];
    const { id } = await send(caller, { kind: 'advice', files: [large.id, small.id] });
    const mail = await reported(id);
    expect(mail.attachments).toMatchObject([{ filename: 'note.pdf' }]);
    expect(mail.text).toMatch(/hall\.dxf \(10,5\u00a0MB\) – te groot voor e-mail/);
    expect((await register().find(id))!.files).toHaveLength(2);
  });

  it.each([
    ['an HTML page with a script', 'cv.html', '<script>alert(1)</script>'],
    ['an SVG with a script', 'logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a program', 'setup.exe', Buffer.from(`MZ${'\0'.repeat(200)}`)],
    ['a program named .pdf', 'cv.pdf', Buffer.from(`MZ${'\0'.repeat(200)}`)],
    ['a drawing', 'hall.dxf', '0\nSECTION\n'],
  ])('of a job application are refused when one is %s', async (_what, name, content) => {
    const caller = fixtures.stranger();
    const { id } = await upload(caller, name, content);
    expect(await refusedFields(caller, { kind: 'jobApplication', jobOffer: 'engineer', files: [id] })).toEqual(['files']);
  });

  it('are attached with the extension of their actual type, so that a PDF named .exe is a .pdf', async () => {
    const caller = fixtures.stranger();
    const { id } = await upload(caller, 'cv.exe', '%PDF-1.4\n');
    const { id: sent } = await send(caller, { kind: 'jobApplication', jobOffer: 'engineer', files: [id] });
    expect(await reported(sent)).toMatchObject({ attachments: [{ filename: 'cv.pdf', contentType: 'application/pdf' }] });
  });

  it('are accepted: documents with a job application, drawings with other enquiries', async () => {
    const caller = fixtures.stranger();
    await send(caller, { kind: 'jobApplication', jobOffer: 'engineer', files: [(await upload(caller, 'CV Ada.PDF')).id] });
    await send(caller, { kind: 'contact', files: [(await upload(caller, 'hall.dxf', '0\nSECTION\n')).id] });
  });
});

describe('a bot', () => {
  const machines: [string, Partial<Wish>][] = [
    ['fills in the hidden field', { website: 'https://spam.example' }],
    ['submits within a second', { openedAt: new Date(Date.now() - 1000).toISOString() }],
    ['writes from tomorrow', { openedAt: new Date(Date.now() + 86_400_000).toISOString() }],
    ['praises links', { message: 'https://a.example https://b.example http://c.example www.d.example' }],
  ];

  it.each(machines)('that %s gets the usual response, and no mail is sent until ops release the enquiry', async (_what, over) => {
    const wish = wishOf({ kind: 'contact', ...(over['openedAt'] && { openedAt: new Date(Date.now() + Date.parse(over['openedAt']) - Date.now()).toISOString() }), ...over });
    // The time in the table is too old by now.
    if (over.openedAt && Date.parse(over.openedAt) < Date.now()) wish.openedAt = new Date().toISOString();
    const { id, ...answer } = await fixtures.stranger().ok('enquire', wish, key());
    expect(answer).toEqual({ kind: 'contact', receivedAt: expect.any(String), needsConfirmation: false });
    const after = await send(fixtures.stranger(), { kind: 'contact' });
    await reported(after.id);
    expect(await mailsTo(wish.email)).toEqual([]);
    expect((await register().list({ isHeld: true }, { limit: 10, page: 1 })).map((row) => row.id)).toContain(id);

    expect(await release(id)).toEqual({ isBooked: false });
    expect((await reported(id)).text).toContain('Ada Vos');
    await own.shop.mailTo(wish.email);
    expect(await release(id)).toBeUndefined();
  });

  it('is not suspected when a person takes time, has a clock that is ahead, or sends a withdrawal', async () => {
    const caller = fixtures.stranger();
    const ids = [
      await send(caller, { kind: 'contact', openedAt: new Date(Date.now() - 60_000).toISOString() }),
      await send(caller, { kind: 'contact', openedAt: new Date(Date.now() + 300_000).toISOString() }),
      await send(caller, { kind: 'withdrawal', orderNumber: 'ENC-1', website: 'x', message: undefined }),
    ];
    for (const { id } of ids) expect((await rowOf(id))['suspicion']).toBeNull();
  });

  it('that sends ten forms with the address of a victim blocks that address only for its own network', async () => {
    const email = sender();
    const from = (network: string) => ({ headers: { ...key().headers, 'x-forwarded-for': network } });
    for (let at = 0; at < 10; at += 1) await fixtures.stranger().ok('enquire', wishOf({ kind: 'contact', email, website: 'x' }), from('192.0.2.1'));
    await fixtures.stranger().refused('enquire', wishOf({ kind: 'contact', email: email.toUpperCase() }), 'TOO_MANY_REQUESTS', from('192.0.2.1'));
    await fixtures.stranger().ok('enquire', wishOf({ kind: 'contact', email }), from('192.0.2.2'));
    await own.shop.mailTo(email);
  });

  it('cannot flood an address: five acknowledgements an hour, and further enquiries are refused after ten', async () => {
    const email = sender();
    const caller = fixtures.stranger();
    await Promise.all(Array.from({ length: 10 }, () => send(caller, { kind: 'contact', email })));
    await caller.refused('enquire', wishOf({ kind: 'contact', email: email.toUpperCase() }), 'TOO_MANY_REQUESTS', key());
    await send(caller, { kind: 'withdrawal', email, orderNumber: 'ENC-1' });
    const last = await send(caller, { kind: 'contact' });
    await reported(last.id);
    await eventually('five mails', async () => (await mailsTo(email)).length === 5 || undefined);
    expect((await own.shop.mails()).filter(({ replyTo, text }) => replyTo === email && text.includes('Let op: De afzender kreeg geen ontvangstbevestiging'))).toHaveLength(5);
  });
});

describe('an appointment', () => {
  const firstOf = async (kind: 'callBack' | 'showroom', at = 0) => {
    const { days } = await fixtures.stranger().ok('listAppointments', { kind });
    return { appointment: kind, appointmentDay: days[at]!.day, appointmentTime: days[at]!.times[0]! };
  };

  const tokenOf = (email: string) => own.targets.embedded.tokenFor!(email, '');
  const confirmed = async (email: string) => fixtures.stranger().ok('confirmEnquiry', { token: await tokenOf(email) });

  it('is possible in the next four weeks, on working days within the opening hours', async () => {
    const { days, closed, timeZone, today } = await fixtures.stranger('de-DE').ok('listAppointments', { kind: 'showroom' });
    expect([timeZone, days.length + closed.length]).toEqual(['Europe/Amsterdam', 28]);
    for (const { day, times } of days) {
      expect([1, 2, 3, 4, 5]).toContain(new Date(day).getUTCDay());
      for (const time of times) expect(time >= '08:30' && time <= '16:00').toBe(true);
    }
    expect(days[0]!.day >= today).toBe(true);
  });

  it('with two places is given to two of two hundred concurrent requests', async () => {
    const moment = await firstOf('callBack', 2);
    /** Repeats a request that is refused with 503 because of the crowd. */
    const insist = async (wish: ReturnType<typeof wishOf>): Promise<Awaited<ReturnType<Caller['send']>>> => {
      const answer = await fixtures.stranger().send('enquire', wish, key());
      if (answer.status !== 503) return answer;
      await pause(Number(answer.headers.get('retry-after')) * 1000);
      return insist(wish);
    };
    const answers = await Promise.all(
      Array.from({ length: 200 }, async () => {
        const { status, bytes } = await insist(wishOf({ kind: 'contact', phone: '020 123 4567', ...moment }));
        const { code, errors } = JSON.parse(bytes.toString()) as { code?: string; errors?: { field: string }[] };
        return `${status} ${code ?? ''} ${errors?.map(({ field }) => field).join() ?? ''}`.trim();
      }),
    );
    const counts = Object.fromEntries([...new Set(answers)].map((answer) => [answer, answers.filter((one) => one === answer).length]));
    expect(counts).toEqual({ 201: 2, '409 CONFLICT appointmentTime': 198 });
    const { days } = await fixtures.stranger().ok('listAppointments', { kind: 'callBack' });
    expect(days.find(({ day }) => day === moment.appointmentDay)?.times).not.toContain(moment.appointmentTime);
  });

  it('is mailed as a calendar entry to both sides, and removed from both calendars when it is cancelled', async () => {
    const email = sender();
    const moment = await firstOf('showroom', 3);
    const { id } = await send(fixtures.stranger(), { kind: 'advice', email, ...moment });
    expect((await reported(id)).attachments ?? []).toEqual([]);
    await confirmed(email);
    const ics = { filename: 'appointment.ics', contentType: expect.stringContaining('text/calendar') };
    expect(await own.shop.mailTo(email, ({ attachments }) => attachments?.length === 1)).toMatchObject({
      subject: expect.stringContaining(moment.appointmentTime),
      attachments: [ics],
    });
    await eventually('a mail to the shop with a calendar file', async () =>
      (await own.shop.mails()).find((mail) => mail.replyTo !== undefined && mail.text.includes(id) && mail.attachments?.length === 1),
    );
    await fixtures.stranger().refused('enquire', wishOf({ kind: 'contact', ...moment }), 'CONFLICT', key());

    const { appointment } = (await register().find(id))!;
    expect(await register().cancel(appointment!.id)).toMatchObject({ enquiryId: id });
    expect(await register().cancel(appointment!.id)).toBeUndefined();
    await own.shop.mailTo(email, ({ subject }) => subject.includes('gaat niet door'));
    await send(fixtures.stranger(), { kind: 'contact', ...moment });
  });

  it('is held until its sender confirms it, and free again after some minutes without confirmation', async () => {
    const [lost, kept] = [sender(), sender()];
    const moments = [await firstOf('showroom', 6), await firstOf('showroom', 7)] as const;
    const held = await send(fixtures.stranger(), { kind: 'contact', email: lost, ...moments[0] });
    expect([held.needsConfirmation, (await send(fixtures.stranger(), { kind: 'contact', email: kept, ...moments[1] })).needsConfirmation]).toEqual([true, true]);
    expect((await reported(held.id)).text).toContain('heeft nog niet bevestigd');
    const first = await confirmed(kept);
    expect(await fixtures.stranger().ok('confirmEnquiry', { token: await tokenOf(kept) })).toEqual(first);
    await refusedFields(fixtures.stranger(), { kind: 'contact', ...moments[0] }, 'CONFLICT');
    await own.shop.db.execute(sql`update appointment set held_until = now()`);
    const isFree = async ({ appointmentDay, appointmentTime }: (typeof moments)[0]) =>
      (await fixtures.stranger().ok('listAppointments', { kind: 'showroom' })).days.some(({ day, times }) => day === appointmentDay && times.includes(appointmentTime));
    expect([await isFree(moments[0]), await isFree(moments[1])]).toEqual([true, false]);
    const other = sender();
    await send(fixtures.stranger(), { kind: 'contact', email: other, ...moments[0] });
    await fixtures.stranger().refused('confirmEnquiry', { token: await tokenOf(lost) }, 'GONE');
    await confirmed(other);
    expect((await register().appointments({ limit: 100, page: 1 })).filter(({ enquiry }) => [lost, kept, other].includes(enquiry.email))).toHaveLength(2);
  });

  it('is held at most three times for a network and for an address, also with concurrent requests', async () => {
    const from = (network: string) => ({ headers: { ...key().headers, 'x-forwarded-for': network } });
    const { days } = await fixtures.stranger().ok('listAppointments', { kind: 'callBack' });
    const free = days.slice(8).flatMap(({ day, times }) => times.map((time) => ({ appointment: 'callBack' as const, appointmentDay: day, appointmentTime: time })));
    const hold = async (email: string, network: string) =>
      (await fixtures.stranger().send('enquire', wishOf({ kind: 'contact', phone: '020 123 4567', email, ...free.pop()! }), from(network))).status;
    const statuses = await Promise.all(Array.from({ length: 10 }, () => hold(sender(), '192.0.2.30')));
    expect(statuses.filter((status) => status === 201)).toHaveLength(3);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
    const email = sender();
    const ofAddress = await Promise.all(Array.from({ length: 5 }, (_, at) => hold(email, `192.0.2.${40 + at}`)));
    expect(ofAddress.filter((status) => status === 201)).toHaveLength(3);
  });

  it('of a customer with the address of the account is booked without confirmation', async () => {
    const customer = await fixtures.customer();
    const answer = await send(customer, { kind: 'contact', email: customer.email, ...(await firstOf('showroom', 9)) });
    expect(answer.needsConfirmation).toBe(false);
    await own.shop.mailTo(customer.email, ({ attachments }) => attachments?.length === 1);
  });

  it('at a time that is not offered is refused with the name of the field', async () => {
    const caller = fixtures.stranger();
    const moment = await firstOf('showroom', 4);
    expect(await refusedFields(caller, { kind: 'contact', ...moment, appointmentTime: '03:00' })).toEqual(['appointmentTime']);
    expect(await refusedFields(caller, { kind: 'contact', ...moment, appointmentDay: '2020-01-06' })).toEqual(['appointmentDay']);
    await caller.refused('listAppointments', { kind: 'lunch' }, 'VALIDATION');
  });

  it('is not held for a suspected bot, and booked on release if it is still free', async () => {
    const moment = await firstOf('showroom', 5);
    const [held, late] = [
      await send(fixtures.stranger(), { kind: 'contact', website: 'x', ...moment }),
      await send(fixtures.stranger(), { kind: 'contact', website: 'x', ...moment }),
    ];
    expect(await release(held.id)).toEqual({ isBooked: true });
    expect(await release(late.id)).toEqual({ isBooked: false });
    expect((await reported(late.id)).text).toContain('niet meer vrij');
  });
});

describe('the newsletter', () => {
  const signUp = async (email: string) => {
    await fixtures.stranger('en-GB').ok('enquire', { kind: 'newsletter', email, consent: true }, key());
    return own.targets.embedded.tokenFor!(email, '');
  };

  it('needs double opt-in, stores evidence of both steps, and has one-click unsubscription', async () => {
    const email = sender();
    const token = await signUp(email);
    const first = await fixtures.stranger().ok('confirmEnquiry', { token });
    expect(await fixtures.stranger().ok('confirmEnquiry', { token })).toEqual(first);
    const [kept] = (await own.shop.db.execute(sql`select * from newsletter_subscription where email = ${email}`)).rows;
    expect(kept).toMatchObject({
      asked_from: expect.stringMatching(/\/(?:24|48)$/),
      confirmed_from: expect.stringMatching(/\/(?:24|48)$/),
      consent_text: expect.stringContaining('newsletter'),
    });
    const welcome = await own.shop.mailTo(email, ({ headers }) => headers !== undefined);
    expect(welcome.headers).toEqual({
      'List-Unsubscribe': expect.stringMatching(/^<https?:\/\/.+\/forms\/newsletter\/unsubscribe\?token=[\w-]{36}>$/),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });

    const unsubscribeKey = String(kept!['unsubscribe_key']);
    for (const known of [unsubscribeKey, unsubscribeKey, 'x'.repeat(30)]) expect(await fixtures.stranger().ok('unsubscribe', { token: known })).toEqual({ kind: 'newsletter' });
    expect((await own.shop.db.execute(sql`select 1 from newsletter_subscription where email = ${email}`)).rows).toEqual([]);
    await fixtures.stranger().refused('confirmEnquiry', { token }, 'GONE');
  });

  it('can be requested again after the link expired', async () => {
    const email = sender();
    const token = await signUp(email);
    await own.shop.db.execute(sql`update one_use_token set expires_at = now() - interval '1 minute' where subject = ${email}`);
    await fixtures.stranger().refused('confirmEnquiry', { token }, 'GONE');
  });
});

describe('an old enquiry', () => {
  it('is deleted with its files after the periods of the privacy statement', async () => {
    const caller = fixtures.stranger();
    const files = [(await upload(caller, 'cv.pdf')).id];
    const application = await send(caller, { kind: 'jobApplication', jobOffer: 'engineer', files });
    const [old, young, withdrawal] = [
      await send(caller, { kind: 'contact' }),
      await send(caller, { kind: 'contact' }),
      await send(caller, { kind: 'withdrawal', orderNumber: 'ENC-1' }),
    ];
    await own.shop.db.execute(sql`update enquiry set received_at = now() - interval '25 months' where id in (${old.id}, ${withdrawal.id})`);
    expect(await register().close(application.id)).toBe(true);
    await own.shop.db.execute(sql`update enquiry set closed_at = now() - interval '29 days' where id = ${application.id}`);
    await own.shop.app.get(Cleanup).run();
    const { rows } = await own.shop.db.execute<{ id: string }>(sql`select id from enquiry where id in (${old.id}, ${young.id}, ${withdrawal.id}, ${application.id})`);
    expect(rows.map(({ id }) => id).sort()).toEqual([young.id, withdrawal.id].sort());
    expect((await own.shop.db.execute(sql`select 1 from upload where owner = ${`enquiry:${application.id}`}`)).rows).toEqual([]);
  });

  it('is deleted on request with files, mails and appointment, except a withdrawal', async () => {
    const email = sender();
    const caller = fixtures.stranger();
    const { id } = await send(caller, { kind: 'contact', email, files: [(await upload(caller, 'plan.pdf')).id] });
    await send(caller, { kind: 'withdrawal', email, orderNumber: 'ENC-1' });
    await reported(id);
    expect(await register().erase(email.toUpperCase())).toMatchObject({ enquiries: 1, uploads: [expect.any(String)] });
    expect((await own.shop.db.execute<{ kind: string }>(sql`select kind from enquiry where email = ${email}`)).rows).toEqual([{ kind: 'withdrawal' }]);
  });
});
