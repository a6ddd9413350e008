import { createHash } from 'node:crypto';
import { Test } from '@nestjs/testing';
import { HtmlValidate } from 'html-validate';
import { parse } from 'parse5';
import { dangerous, emptyReport, everyOrderMail, forwardedEnquiry, fullReport, placedOrder } from '../../../test/factories/mails.js';
import { orderLine } from '../../../test/factories/order.js';
import { textFaults } from '../../../test/support/text-faults.js';
import { TextsModule } from '../../common/texts.module.js';
import { BRAND, loadSite } from '../../config/brand.js';
import { ENVIRONMENT } from '../../config/environment.js';
import { type BrandCode, brandCodes } from '../../contract/brand-codes.js';
import { type Locale, locales } from '../../contract/locales.js';
import { contrast } from '../../domain/contrast.js';
import { EnquiryMails } from './enquiry-mails.js';
import { ShortMails } from './short-mails.js';
import { shortMailKinds } from './short-mail-kinds.js';
import { MAIL_THEME, MailWriter } from './mail-writer.js';
import { OrderMails } from './order-mails.js';
import { renderMail } from './render-mail.js';
import { ReportMails } from './report-mails.js';
import type { Mail as QueuedMail } from './mail.types.js';

/** A mail with what is rendered from its content, as a job does. */
type Mail = QueuedMail & { html: string; text: string };

const token = 'abcdefghijklmnopqrstuvwxyz';
const args = {
  number: 'ENC-2026-000123',
  at: '26 november 2026',
  amount: '€ 178,00',
  moment: '24 november 2026, 09:30',
  until: '20 november 2026, 10:00',
  reference: 'abc123',
  left: '7',
  all: '10',
};
/** Kinds without a button. */
const withoutButton = new Set(['accountDeleted', 'enquiryReceived', 'appointmentConfirmed']);

const writersOf = async (code: BrandCode) => {
  const site = await loadSite(code);
  const module = await Test.createTestingModule({
    imports: [TextsModule],
    providers: [
      MailWriter,
      EnquiryMails,
      OrderMails,
      ReportMails,
      ShortMails,
      { provide: BRAND, useValue: site.default },
      { provide: MAIL_THEME, useValue: site.theme },
      { provide: ENVIRONMENT, useValue: { publicUrl: 'https://quiet.example', DOMAIN_SUFFIX: 'www' } },
    ],
  }).compile();
  await module.init();
  const writer = module.get(MailWriter);
  /** Renders a mail from its content as the database stores it. */
  const rendered = (mail: QueuedMail): Mail => {
    const content = JSON.parse(JSON.stringify(mail.content)) as QueuedMail['content'];
    return { ...mail, ...renderMail(content, writer.contextOf(content, mail.locale)) };
  };
  const orderMails = (locale: Locale) => Object.fromEntries(Object.entries(everyOrderMail(module.get(OrderMails), locale)).map(([kind, mail]) => [kind, rendered(mail)]));
  return { orders: module.get(OrderMails), letters: module.get(ShortMails), enquiries: module.get(EnquiryMails), reports: module.get(ReportMails), rendered, orderMails, ...site };
};
type Writers = Awaited<ReturnType<typeof writersOf>>;

/** Every mail of a brand in a locale, by description. */
const everyMail = ({ orderMails, letters, enquiries, reports, rendered }: Writers, locale: Locale): [string, Mail][] => [
  ...Object.entries(orderMails(locale)),
  ['enquiry', rendered(enquiries.forwarded(forwardedEnquiry(locale)))],
  ['report', rendered(reports.report('ada@example.nl', fullReport, locale))],
  ['empty report', rendered(reports.report('ada@example.nl', emptyReport, locale))],
  ...shortMailKinds.map((kind): [string, Mail] => {
    const link = withoutButton.has(kind) ? {} : { link: { page: 'myAccount', query: { view: 'verify', token } } as const };
    return [`letter ${kind}`, rendered(letters.write(kind, { to: 'ada@example.nl', locale, name: dangerous, args, facts: [`${dangerous}\nzweite Zeile`], ...link }))];
  }),
];

interface Node {
  nodeName: string;
  value?: string;
  attrs?: { name: string; value: string }[];
  childNodes?: Node[];
}
const walk = (node: Node): Node[] => [node, ...(node.childNodes ?? []).flatMap(walk)];
const nodesOf = ({ html }: Mail) => walk(parse(html) as Node);
const valuesOf = (mail: Mail, name: string) => nodesOf(mail).flatMap(({ attrs = [] }) => attrs.filter((attribute) => attribute.name === name).map(({ value }) => value));
const seen = (text: string) => text.replaceAll(/[\s\u200b-\u200f\ufeff]+/g, ' ').trim();
/** Visible texts of the HTML, without title, preheader, header and Outlook-only parts. */
const piecesOf = (mail: Mail): string[] => {
  const body = nodesOf(mail).find(({ nodeName }) => nodeName === 'body')!;
  const isHidden = ({ attrs = [] }: Node) => attrs.some(({ name, value }) => name === 'data-skip-in-text' || (name === 'class' && value === 'header'));
  const shown = (node: Node): Node[] => (isHidden(node) ? [] : [node, ...(node.childNodes ?? []).flatMap(shown)]);
  return shown(body).flatMap(({ value }) => (value && seen(value) ? [seen(value)] : []));
};

let writers: Writers;
beforeAll(async () => {
  writers = await writersOf('ENC');
});

describe.each(locales)('mails in %s', (locale) => {
  it('have subject, plain text and HTML without missing translations', () => {
    for (const [kind, mail] of everyMail(writers, locale)) {
      expect({ ...mail, kind }).toMatchObject({ kind, to: 'ada@example.nl', locale, subject: expect.stringMatching(/\S/), text: expect.stringMatching(/\S{3}/) });
      const said = `${mail.subject}\n${mail.text}\n${piecesOf(mail).join('\n')}`.replaceAll(/\$t ?\(components\. ?mail\. ?team\)/g, '');
      expect({ kind, faults: textFaults(said) }).toEqual({ kind, faults: [] });
    }
  });

  it('have the same content as plain text and as HTML', () => {
    for (const [kind, mail] of everyMail(writers, locale)) {
      const text = seen(mail.text);
      expect({ kind, onlyInHtml: piecesOf(mail).filter((piece) => !text.includes(piece)) }).toEqual({ kind, onlyInHtml: [] });
    }
  });

  it('contain only absolute links, to the site of their language', () => {
    const origin = `https://www.${writers.default.domains[locale]}`;
    for (const [kind, mail] of everyMail(writers, locale)) {
      const addresses = [...valuesOf(mail, 'href'), ...valuesOf(mail, 'src')];
      const elsewhere = addresses.filter((address) => address !== `mailto:${writers.default.email}` && new URL(address).origin !== origin);
      expect({ kind, elsewhere, links: addresses.length > 2 }).toEqual({ kind, elsewhere: [], links: true });
    }
  });

  it('escape user input', () => {
    for (const [kind, mail] of everyMail(writers, locale)) {
      if (/^letter|^enquiry|^confirmation/.test(kind)) expect({ kind, text: mail.text }).toMatchObject({ text: expect.stringMatching(/\(components\. ?mail\. ?team\)/) });
      expect({ kind, hasMarkup: nodesOf(mail).some(({ nodeName, attrs = [] }) => nodeName === 'b' || attrs.some(({ name }) => name === 'onclick')) }).toEqual({
        kind,
        hasMarkup: false,
      });
    }
  });

  it('greet neutrally if the name is not plausible, and contain no link from user input', () => {
    const link = 'Klick http://evil.example, eve@evil.example';
    const placed = placedOrder(locale);
    const contact = { ...placed.details!.contact, firstName: link, lastName: link };
    const details = { ...placed.details!, contact, company: link, reference: link, billing: { ...placed.details!.billing, street: link, city: link } };
    const lines = placed.lines.map((line) => ({ ...line, choices: [{ label: 'Text', value: link }] }));
    const order = { ...placed, details, lines };
    const mails = [
      writers.orders.confirmation(order),
      writers.orders.byInvoice(order),
      ...shortMailKinds.map((kind) => writers.letters.write(kind, { to: 'ada@example.nl', locale, name: link, args })),
    ];
    for (const { kind, text, html, subject } of mails.map(writers.rendered)) {
      expect({ kind, found: /evil\.example|http:\/\/evil|eve@evil/.exec(`${subject}\n${text}\n${html}`)?.[0] }).toEqual({ kind, found: undefined });
      const greeting = writers.rendered(writers.letters.write('registration', { to: 'ada@example.nl', locale })).text.split('\n')[2]!;
      expect({ kind, isNeutral: text.includes(greeting) }).toEqual({ kind, isNeutral: true });
    }
    expect(writers.rendered(writers.letters.write('registration', { to: 'ada@example.nl', locale, name: 'Ada' })).text).toContain(' Ada');
  });

  it('stay far below the size at which Gmail clips mails (102 kB)', () => {
    for (const [kind, { html }] of everyMail(writers, locale)) expect({ kind, isSmall: Buffer.byteLength(html) < 40_000 }).toEqual({ kind, isSmall: true });
  });
});

describe('a mail', () => {
  it('is valid HTML', async () => {
    // Mail programs need layout tables, inline styles and deprecated attributes; React writes some names in camel case.
    const off = ['no-inline-style', 'attr-case', 'no-deprecated-attr', 'void-style', 'doctype-style', 'presentation-role-style', 'no-conditional-comment'];
    const validator = new HtmlValidate({ root: true, extends: ['html-validate:recommended'], rules: Object.fromEntries(off.map((rule) => [rule, 'off'])) });
    for (const [kind, { html }] of everyMail(writers, 'de-DE')) {
      const { results } = await validator.validateString(html);
      const found = results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));
      expect({ kind, found }).toEqual({ kind, found: [] });
    }
  });

  it('has alternative texts for all images except the logo, which is beside the shop name', () => {
    for (const [kind, mail] of everyMail(writers, 'nl-NL')) {
      const pictures = nodesOf(mail).filter(({ nodeName }) => nodeName === 'img');
      const silent = pictures.filter(({ attrs }) => !attrs!.find(({ name }) => name === 'alt')?.value);
      expect({ kind, silent: silent.map(({ attrs }) => attrs!.find(({ name }) => name === 'src')!.value) }).toEqual({
        kind,
        silent: [expect.stringMatching(/\/icons\/mark\.png$/)],
      });
    }
  });

  it('states for each line whether it can be withdrawn from, but not to businesses, and not for cancelled orders', () => {
    const { confirmation, confirmationOfBusiness, orderCancelled } = writers.orderMails('en-GB');
    expect(confirmation!.text).toMatch(/WPN-01\nCan be cancelled within 14 days[\s\S]*900 × 600\u00a0mm\nMade to your specification: no right to cancel/);
    for (const { text } of [confirmationOfBusiness!, orderCancelled!]) expect(text).not.toMatch(/can be cancelled|right to cancel/i);
  });

  it.each([
    ['pack', 'pack of 18'],
    ['roll', 'roll'],
    ['sheet', 'sheet'],
    ['piece', ''],
    ['toMeasure', ''],
  ] as const)('states the form of goods sold as %s', (form, text) => {
    const saleUnit = { form, pieces: form === 'pack' ? 18 : 1, per: null, amount: null, price: null };
    const mail = writers.rendered(writers.orders.confirmation(placedOrder('en-GB', { lines: [orderLine({ saleUnit })] })));
    expect(mail.text).toContain(['Lichtgrijs', 'WPN-01', text].filter(Boolean).join(' · '));
    if (!text) expect(mail.text).not.toMatch(/WPN-01 ·/);
  });

  it('shows prices with and without VAT, the usual view of the buyer first; only net prices with reverse charge', () => {
    const { confirmation, confirmationOfBusiness, reverseCharge } = writers.orderMails('en-GB');
    expect(seen(confirmation!.text)).toMatch(/€178\.00 inc\. VAT €147\.11 ex\. VAT/);
    expect(seen(confirmationOfBusiness!.text)).toMatch(/€147\.11 ex\. VAT €178\.00 inc\. VAT/);
    expect(reverseCharge!.text).not.toMatch(/inc\. VAT|including VAT/);
    expect(reverseCharge!.text).toContain('Reverse charge');
  });

  it('links a customer to the account, and a guest to the order with an access token that differs in each mail', () => {
    const { confirmation, confirmationOfGuest } = writers.orderMails('nl-NL');
    expect(confirmation!.text).toContain('/mijn-account?order=order-1');
    const keyOf = ({ text }: Mail) => /\/afrekenen\/resultaat\?order=order-1&access=([\w-]{43})/.exec(text)![1]!;
    const guest = confirmationOfGuest!;
    expect([guest.opensOrder, guest.linkHash]).toEqual(['order-1', createHash('sha256').update(keyOf(guest)).digest('hex')]);
    expect(keyOf(writers.orderMails('nl-NL')['confirmationOfGuest']!)).not.toBe(keyOf(guest));
    expect(guest.text).toContain('De link is 30\u00a0dagen geldig');
    expect(confirmation).not.toHaveProperty('linkHash');
  });

  it('shows carrier and tracking code if they are known', () => {
    const { shipped, shippedByCarrier } = writers.orderMails('nl-NL');
    expect(shippedByCarrier!.text).toMatch(/Vervoerder: PostNL\nTrack & trace: 3SABC123\n/);
    expect(shipped!.text).not.toContain('Vervoerder');
  });

  it('shows the mediator only to consumers in France', () => {
    const { confirmation, confirmationToFrance } = writers.orderMails('fr-FR');
    const { name, address, website } = writers.default.seller.mediators.fr;
    expect(seen(confirmationToFrance!.text)).toContain([name, ...address, website].join(', '));
    expect(confirmation!.text).not.toContain(name);
  });

  it('shows the VAT base to businesses', () => {
    expect(seen(writers.orderMails('en-GB')['confirmationOfBusiness']!.text)).toMatch(/VAT at 21% on €230\.99/);
  });

  it('has the terms attached, and the withdrawal form for consumers or the invoice for businesses', () => {
    const { confirmation, confirmationOfBusiness, paid } = writers.orderMails('nl-NL');
    const documents = [confirmation, confirmationOfBusiness, paid].map((mail) => mail!.attachments?.map(({ document, invoiceOf }) => document ?? (invoiceOf && 'invoice')));
    expect(documents).toEqual([['terms', 'withdrawal'], ['terms', 'invoice'], undefined]);
    expect(confirmation!.text).toContain('modelformulier');
    expect(confirmationOfBusiness!.text).not.toContain('modelformulier');
  });

  it('shows time and place of a collection, and due date and account of an invoice', () => {
    const { pickup, byInvoice, byInvoiceInPounds } = writers.orderMails('en-GB');
    expect(pickup!.text).toMatch(/Collection\nTuesday, 24 November 2026\n09:00.12:00[^\n]*\nStilteweg/);
    expect(pickup!.text).not.toContain('Delivery address');
    expect(byInvoice!.text).toMatch(/€279\.50 within \d+ days of the invoice date to NL91 ABNA 0417 1643 00 \(BIC ABNANL2A\).*quoting ENC-2026-000123/);
    expect(byInvoiceInPounds!.text).toMatch(/to account number 31926819, sort code 60-16-13 \(IBAN GB29 NWBK 6016 1331 9268 19, BIC NWBKGB2L\), account name/);
  });

  it('acknowledges a withdrawal with time, lines, refund and return address', () => {
    const { withdrawalReceived } = writers.orderMails('de-DE');
    for (const words of ['26. November 2026 um 10:30', '2 × Wandpaneel stof', 'Erstattungsbetrag: 178,00 €', 'Stilteweg 12'])
      expect(seen(withdrawalReceived!.text)).toContain(words);
  });
});

describe.each(brandCodes)('mails of %s', (code) => {
  it('use the brand’s colours, with sufficient contrast in light and dark mode', async () => {
    const site = await writersOf(code);
    const { colors } = site.theme;
    const { html } = site.rendered(site.letters.write('registration', { to: 'ada@example.nl', locale: 'en-GB', link: { page: 'myAccount', query: {} } }));
    for (const colour of [colors.primary, colors.onPrimary, colors.dark, colors.onDark, colors.accentOnDark]) expect(html).toContain(colour);
    const pairs = [
      [colors.ink, colors.surface],
      [colors.inkMuted, colors.surface],
      [colors.inkMuted, colors.card],
      [colors.tertiaryText, colors.card],
      [colors.onPrimary, colors.primary],
      [colors.onDark, colors.dark],
      [colors.onDarkMuted, colors.dark],
      [colors.dark, colors.accentOnDark],
    ] as const;
    for (const [text, ground] of pairs) expect({ text, ground, isReadable: contrast(text, ground) >= 4.5 }).toEqual({ text, ground, isReadable: true });
  });

  it('end with name, address, trade register and VAT number of the seller', async () => {
    const { orders, rendered, default: brand } = await writersOf(code);
    const { name, address, tradeRegister, vatNumber } = brand.seller;
    const { text } = rendered(orders.confirmation(placedOrder('de-DE')));
    for (const words of [name, ...address, tradeRegister, vatNumber, brand.email]) expect(text.slice(-400)).toContain(words);
  });
});
