import { startOwnShop } from '../contract/own-shop.js';
import { duringTests } from '../support/during-tests.js';
import { eventually } from '../support/eventually.js';
import { sql } from 'drizzle-orm';

const own = duringTests(startOwnShop);
let origin: string;
beforeAll(async () => {
  origin = own.targets.storefront.url.replace(/\/api$/, '');
});

type Fields = Record<string, string>;
let senders = 0;
const fieldsOf = (over: Fields = {}): Fields => ({
  page: '/contact',
  name: 'Ada Vos',
  email: `form-${(senders += 1)}@example.nl`,
  message: 'Which panel?',
  consent: 'true',
  ...over,
});

/** HTTP client that stores cookies, as a browser without JavaScript does. */
class Browser {
  private readonly cookies = new Map<string, string>();

  async post(path: string, body: FormData | URLSearchParams, headers: Fields = {}) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(origin + path, {
      method: 'POST',
      body,
      redirect: 'manual',
      headers: { ...(cookie && { cookie }), 'accept-language': 'nl', 'x-forwarded-for': '192.0.2.77', ...headers },
    });
    for (const set of response.headers.getSetCookie()) this.cookies.set(...(set.split(';')[0]!.split('=') as [string, string]));
    return { status: response.status, location: response.headers.get('location'), body: await response.text() };
  }

  async get(path: string) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(origin + path, { headers: { ...(cookie && { cookie }), 'accept-language': 'nl' } });
    return { status: response.status, body: await response.text() };
  }

  /** Draft that the page shows after a refusal. */
  async draft(kind: string) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const input = encodeURIComponent(JSON.stringify({ json: { kind } }));
    const answer = (await (await fetch(`${origin}/api/trpc/enquiries.draft?input=${input}`, { headers: { cookie } })).json()) as {
      result?: { data: { json: { values: Fields; files: { id: string; name: string }[]; problem: string; errors: { field: string; message: string }[] } } };
    };
    return answer.result?.data.json;
  }
}
const formOf = (fields: Fields, files: [name: string, content: string | Uint8Array<ArrayBuffer>][] = []): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [name, content] of files) form.append('files', new Blob([content]), name);
  return form;
};
const toldOf = (email: string) => eventually(`a mail from ${email}`, async () => (await own.shop.mails()).find(({ replyTo }) => replyTo === email));
const count = async (query: ReturnType<typeof sql>) => Number((await own.shop.db.execute<{ count: string }>(query)).rows[0]!.count);

/** Location of the redirect after an accepted form, with its receipt. */
const taken = (path: string, hash = '') => expect.stringMatching(new RegExp(String.raw`^${path.replaceAll('?', String.raw`\?`)}&receipt=[\w-]+${hash}$`));

describe('a form without JavaScript', () => {
  it('is sent with its files, and redirects to its page', async () => {
    const fields = fieldsOf({ page: '/contact?from=menu#form', jobOffer: 'engineer' });
    const sent = await new Browser().post(
      '/forms/enquiries/jobApplication',
      formOf(fields, [
        ['cv.pdf', '%PDF-1.4\n'],
        ['letter.pdf', '%PDF-1.4\nDear\n'],
        ['', ''],
      ]),
    );
    expect(sent).toMatchObject({ status: 303, location: taken('/contact?from=menu&sent=jobApplication', '#form') });
    expect((await toldOf(fields['email']!)).attachments?.map(({ filename }) => filename)).toEqual(['cv.pdf', 'letter.pdf']);
    // Files that were sent with the form are not in a library.
    expect(await count(sql`select count(*) from storage_item`)).toBe(0);
  });

  it('keeps the input and the uploaded files when it is refused', async () => {
    const browser = new Browser();
    const fields = fieldsOf({ email: 'ada@example', message: 'Line one\nLine "two" & <three>', key: crypto.randomUUID() });
    const refused = await browser.post('/forms/enquiries/contact', formOf(fields, [['plan.pdf', '%PDF-1.4\n']]));
    expect(refused).toMatchObject({ status: 303, location: '/contact?problem=VALIDATION&kind=contact' });
    const draft = (await browser.draft('contact'))!;
    expect(draft).toMatchObject({ problem: 'VALIDATION', files: [{ name: 'plan.pdf' }], errors: [{ field: 'email', message: expect.stringContaining('e-mailadres') }] });
    expect(draft.values).toEqual({ name: 'Ada Vos', email: 'ada@example', message: fields['message']!.replace('\n', '\r\n'), consent: 'true' });
    expect(await new Browser().draft('contact')).toBeUndefined();

    const mended = fieldsOf({ files: draft.files[0]!.id, page: '/contact?problem=VALIDATION&kind=contact' });
    expect(await browser.post('/forms/enquiries/contact', formOf(mended))).toMatchObject({ location: taken('/contact?sent=contact') });
    expect((await toldOf(mended['email']!)).attachments).toMatchObject([{ filename: 'plan.pdf' }]);
    expect([await browser.draft('contact'), await count(sql`select count(*) from storage_item`)]).toEqual([undefined, 0]);
  });

  it('shows a quantity that is no whole number at its field, with the text as it was typed', async () => {
    const browser = new Browser();
    const fields = fieldsOf({ page: '/contact?about=quotation', quantity: '2,5 dozijn' });
    const { location } = await browser.post('/forms/enquiries/quotation', formOf(fields));
    expect(location).toBe('/contact?about=quotation&problem=VALIDATION&kind=quotation');
    const { body } = await browser.get(location!);
    const [field = ''] = /<input[^>]*name="quantity"[^>]*>/.exec(body) ?? [];
    expect(field).toContain('value="2,5 dozijn"');
    const [, id] = /aria-describedby="([^"]+)"/.exec(field) ?? [];
    expect(new RegExp(`<p id="${id}" data-error="">.*?</p>`).exec(body)?.[0]).toContain('Vul een heel aantal in, bijvoorbeeld 12.');
    expect(await browser.draft('quotation')).toMatchObject({ values: { message: 'Which panel?' }, errors: [{ field: 'quantity' }] });
  });

  it('is received once when it is sent twice, with its files', async () => {
    const browser = new Browser();
    await browser.post('/forms/enquiries/contact', formOf(fieldsOf({ email: 'x' })));
    const fields = fieldsOf({ key: crypto.randomUUID() });
    const answers = [];
    for (let time = 0; time < 2; time += 1) answers.push(await browser.post('/forms/enquiries/contact', formOf(fields, [['plan.pdf', '%PDF-1.4\n']])));
    expect(answers.map(({ location }) => location)).toEqual([taken('/contact?sent=contact'), answers[0]!.location]);
    expect(await count(sql`select count(*) from enquiry where email = ${fields['email']}`)).toBe(1);
  });

  it('reports a file that is too large, and keeps the others', async () => {
    const browser = new Browser();
    const files: [string, string | Uint8Array<ArrayBuffer>][] = [
      ['hall.dxf', new Uint8Array(32_000_000).fill(48)],
      ['note.pdf', '%PDF-1.4\n'],
    ];
    expect(await browser.post('/forms/enquiries/advice', formOf(fieldsOf(), files))).toMatchObject({ status: 303, location: '/contact?problem=PAYLOAD_TOO_LARGE&kind=advice' });
    expect(await browser.draft('advice')).toMatchObject({ values: { message: 'Which panel?' }, files: [{ name: 'note.pdf' }], errors: [{ field: 'files' }] });
  });

  it('accepts five files and refuses six', async () => {
    const browser = new Browser();
    const six = Array.from({ length: 6 }, (_, at): [string, string] => [`${at}.pdf`, '%PDF-1.4\n']);
    expect((await browser.post('/forms/enquiries/contact', formOf(fieldsOf(), six))).location).toBe('/contact?problem=VALIDATION&kind=contact');
    const draft = (await browser.draft('contact'))!;
    expect([draft.files.length, draft.errors.map(({ field }) => field)]).toEqual([5, ['files']]);
  });

  it('sends an appointment in one field, and reports when it is no longer free', async () => {
    const { days } = (await (await fetch(`${origin}/api/Enquiries/appointments?kind=showroom`)).json()) as { days: { day: string; times: string[] }[] };
    const moment = `showroom ${days[2]!.day} ${days[2]!.times[0]}`;
    const post = (browser: Browser) => browser.post('/forms/enquiries/contact', new URLSearchParams(fieldsOf({ moment })));
    expect((await post(new Browser())).location).toMatch(/^\/contact\?sent=contact&receipt=[\w-]+&held=1$/);
    const late = new Browser();
    expect((await post(late)).location).toBe('/contact?problem=CONFLICT&kind=contact');
    expect(await late.draft('contact')).toMatchObject({ values: { moment }, errors: [{ field: 'appointmentTime' }] });
  });

  it('never redirects to another site, and refuses posts from other sites', async () => {
    const post = (fields: Fields, headers: Fields = {}) => new Browser().post('/forms/enquiries/contact', new URLSearchParams(fieldsOf(fields)), headers);
    for (const page of ['https://evil.example/', '//evil.example/', String.raw`/\evil.example`, '/.//evil.example/x'])
      expect((await post({ page })).location).toEqual(taken('/?sent=contact'));
    expect((await post({}, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await new Browser().post('/forms/enquiries/withdrawals', new URLSearchParams())).status).toBe(404);
    expect((await fetch(`${origin}/forms/enquiries/contact`, { redirect: 'manual' })).headers.get('location')).toBe('/contact');
  });

  it('responds with a client error to malformed bodies', async () => {
    const browser = new Browser();
    const send = async (body: string, type: string) =>
      (await fetch(`${origin}/forms/enquiries/contact`, { method: 'POST', body, headers: { 'content-type': type }, redirect: 'manual' })).status;
    expect(await send('{}', 'application/json')).toBe(415);
    expect(await send('--x\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF', 'multipart/form-data; boundary=x')).toBe(400);
    for (const disposition of ['form-data', 'form-data; filename="a.pdf"'])
      expect(await send(`--x\r\nContent-Disposition: ${disposition}\r\n\r\n${'of no field'.repeat(100_000)}\r\n--x--\r\n`, 'multipart/form-data; boundary=x')).toBe(400);
    expect((await browser.post('/forms/enquiries/contact', formOf({ ...fieldsOf({ message: 'NUL \0 here' }) }))).location).toBe('/contact?problem=VALIDATION&kind=contact');
    expect((await browser.draft('contact'))!.values['message']).toBe('NUL  here');
  });
});

describe('the newsletter without JavaScript', () => {
  it('is confirmed and unsubscribed by forms, and unsubscribed by the one-click request of a mail program', async () => {
    const email = `form-${(senders += 1)}@example.nl`;
    const browser = new Browser();
    expect((await browser.post('/forms/enquiries/newsletter', new URLSearchParams({ email, consent: 'true' }))).location).toEqual(taken('/nieuwsbrief?sent=newsletter'));
    const token = await own.targets.storefront.tokenFor!(email, '');
    expect((await browser.post('/forms/newsletter/confirm', new URLSearchParams({ token }))).location).toBe('/nieuwsbrief?confirmed=1');
    expect((await browser.post('/forms/newsletter/confirm', new URLSearchParams({ token: 'x'.repeat(43) }))).location).toBe('/nieuwsbrief?problem=NOT_FOUND');
    const { headers } = await own.shop.mailTo(email, (mail) => mail.headers !== undefined);
    const path = new URL(headers!['List-Unsubscribe']!.slice(1, -1)).pathname + new URL(headers!['List-Unsubscribe']!.slice(1, -1)).search;
    expect((await fetch(origin + path, { redirect: 'manual' })).headers.get('location')).toContain('/nieuwsbrief?unsubscribe=');
    expect(await count(sql`select count(*) from newsletter_subscription where email = ${email}`)).toBe(1);
    expect(await new Browser().post(path, new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }))).toEqual({ status: 200, location: null, body: '' });
    expect(await count(sql`select count(*) from newsletter_subscription where email = ${email}`)).toBe(0);
    expect((await browser.post('/forms/newsletter/unsubscribe', new URLSearchParams({ token: 'x'.repeat(43) }))).location).toBe('/nieuwsbrief?unsubscribed=1');
  });
});

it('the link in a mail opens the calculator with its room', async () => {
  const answer = await fetch(`${origin}/forms/room?use=a3&l=8&w=4&h=3`, { redirect: 'manual', headers: { 'accept-language': 'en' } });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, expect.stringMatching(/^\/advice\/[\w-]+\?use=a3&l=8&w=4&h=3$/)]);
});
