import type { z } from 'zod';
import type { Order } from '../../contract/order.js';
import { addressLines, formatDay, formatMoney } from '../formats.js';
import { html, type Html } from '../html.js';
import { thumbnailPath, uploadOfPreview } from '../uploads/uploads.service.js';
import { line, mailFrame, type MailParts, muted, type Say } from './mail.frame.js';

type PlacedOrder = z.output<typeof Order>;
interface Row {
  label: string;
  value: string;
}

const goodsRows = ({ lines, locale }: PlacedOrder) =>
  lines.map(({ name, colour, sku, choices, room, quantity, total, preview }) => {
    const note = [colour, sku, ...choices.map(({ label, value }) => `${label}: ${value}`), room?.text].filter(Boolean).join(' · ');
    return { name, note, quantity, price: formatMoney(total.includingVat, locale), print: preview && thumbnailPath(uploadOfPreview(preview)) };
  });

const totalRows = ({ totals, locale }: PlacedOrder, say: Say): Row[] => {
  const shipping = totals.shipping?.includingVat;
  return [
    { label: say('goods'), value: formatMoney(totals.goods.includingVat, locale) },
    ...(shipping ? [{ label: say('shipping'), value: shipping.amount ? formatMoney(shipping, locale) : say('free') }] : []),
    { label: totalLabel(totals, say), value: formatMoney(totals.total.includingVat, locale) },
    ...(totals.isReverseCharge ? [] : contained({ totals, locale }, say)),
  ];
};
/** What is paid: with VAT, or without it when the buyer owes that. */
const totalLabel = ({ isReverseCharge }: PlacedOrder['totals'], say: Say): string => say(isReverseCharge ? 'net' : 'total');
const contained = ({ totals, locale }: Pick<PlacedOrder, 'totals' | 'locale'>, say: Say): Row[] => [
  ...totals.vat.map(({ rate, amount }) => ({ label: say('vat', { rate }), value: formatMoney(amount, locale) })),
  { label: say('net'), value: formatMoney(totals.total.excludingVat, locale) },
];

/** Titled blocks: when and how it comes, where to, who pays. */
const blocks = (order: PlacedOrder, say: Say): { title: string; lines: string[] }[] => {
  const { locale, shipping, details } = order;
  if (!details || !shipping) return [];
  const { contact, company, billing, reference } = details;
  const names = [company, `${contact.firstName} ${contact.lastName}`].filter((name) => name !== undefined);
  const delivery = { title: say(shipping.method), lines: [formatDay(shipping.date, locale)] };
  const to = {
    title: say('deliveryAddress'),
    lines: [...(details.shipping?.recipient ? [details.shipping.recipient] : names), ...addressLines(details.shipping ?? billing, locale)],
  };
  const payer = { title: say('billingAddress'), lines: [...names, ...addressLines(billing, locale)] };
  return [delivery, ...(shipping.method === 'Pickup' ? [] : [to]), payer, ...(reference ? [{ title: say('reference'), lines: [reference] }] : [])];
};

const closing = ({ details, totals, lines }: PlacedOrder, say: Say): string[] => [
  ...(totals.isReverseCharge ? [say('reverseCharge')] : []),
  ...(details?.customerType === 'Private' ? [rightToWithdraw(lines, say)] : []),
  say('questions'),
];
/** What is made to the buyer's measure is excepted (Directive 2011/83/EU, article 16, c). */
const rightToWithdraw = (lines: PlacedOrder['lines'], say: Say): string =>
  [say('withdrawal'), ...(lines.some(({ isWithdrawable }) => !isWithdrawable) ? [say('madeToMeasure')] : [])].join(' ');

/** The mail as plain text. */
export const renderText = (order: PlacedOrder, { heading, greeting, intro }: MailParts, say: Say): string =>
  [
    heading,
    `${greeting}\n\n${intro}`,
    goodsRows(order)
      .map(({ name, note, quantity, price }) => `${quantity} × ${name}${note ? ` (${note})` : ''}: ${price}`)
      .join('\n'),
    totalRows(order, say)
      .map(({ label, value }) => `${label}: ${value}`)
      .join('\n'),
    ...blocks(order, say).map(({ title, lines }) => [title, ...lines].join('\n')),
    ...closing(order, say),
    `${say('closing')}\n${say('team')}`,
  ].join('\n\n');

const cell = `padding:10px 0;border-bottom:1px solid ${line};vertical-align:top;`;

const goodsTable = (
  order: PlacedOrder,
  say: Say,
  origin: string,
): Html => html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;margin:24px 0 8px;">
<tr>${[say('product'), say('quantity'), say('price')].map((title, at) => html`<td style="${cell}color:${muted};font-size:14px;text-align:${at ? 'right' : 'left'};">${title}</td>`)}</tr>
${goodsRows(order).map(
  ({ name, note, quantity, price, print }) => html`<tr>
<td style="${cell}">${print ? html`<img src="${origin}/api${print}" width="120" alt="" style="display:block;max-width:120px;height:auto;margin-bottom:8px;border-radius:6px;">` : ''}<strong>${name}</strong><br><span style="color:${muted};font-size:14px;">${note}</span></td>
<td style="${cell}padding-left:16px;text-align:right;">${quantity}</td>
<td style="${cell}padding-left:16px;text-align:right;white-space:nowrap;">${price}</td></tr>`,
)}
</table>`;

const totalsTable = (order: PlacedOrder, say: Say): Html => {
  const total = totalLabel(order.totals, say);
  const style = (label: string) => (label === total ? 'font-size:20px;font-weight:600;padding:10px 0 4px;' : `color:${muted};padding:4px 0;`);
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0">
${totalRows(order, say).map(({ label, value }) => html`<tr><td style="${style(label)}">${label}</td><td style="${style(label)}text-align:right;white-space:nowrap;">${value}</td></tr>`)}
</table>`;
};

/** The mail as HTML. @param origin of the site whose pictures it shows */
export const renderHtml = (order: PlacedOrder, parts: MailParts, say: Say, origin: string): string => {
  const facts = blocks(order, say).map(({ title, lines }) => html`<p style="margin:20px 0 0;"><strong>${title}</strong><br>${lines.map((text) => html`${text}<br>`)}</p>`);
  const body = html`<p style="margin:0 0 12px;">${parts.greeting}</p><p style="margin:0;">${parts.intro}</p>
${goodsTable(order, say, origin)}${totalsTable(order, say)}${facts}
${closing(order, say).map((text) => html`<p style="margin:20px 0 0;color:${muted};">${text}</p>`)}
<p style="margin:20px 0 0;">${say('closing')}<br>${say('team')}</p>`;
  return mailFrame(order.locale, parts, body);
};
