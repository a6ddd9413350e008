import { formatMoney } from '../formats.js';
import { html, type Html } from '../html.js';
import { isFinal } from './payment-status.js';
import { outcomes, type TestBankPayment } from './test-bank.js';

/** Translates a key below `components` to the payer's language. */
export type Translate = (key: string, args?: Record<string, unknown>) => string;

const css = `
*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px 15px;background:#f3f1ec;color:#14202b;font:16px/1.5 system-ui,sans-serif}
main{width:100%;max-width:440px;background:#fbfaf7;border:1px solid #dfdad0;border-radius:24px;overflow:hidden}
header{background:#14202b;color:#fbfaf7;padding:20px 28px}header p{margin:0;font-weight:600;font-size:20px}
section{padding:28px}h1{margin:0 0 4px;font-size:28px;line-height:1.15;letter-spacing:-.02em}h2{font-size:16px;margin:24px 0 12px}
.muted{color:#566270;margin:0}.notice{background:#fdf1dc;color:#8f5500;border-radius:10px;padding:10px 14px;margin:0 0 20px}
button,a.button{display:block;width:100%;min-height:48px;margin:0 0 10px;padding:11px 20px;border:1px solid #14202b;border-radius:999px;background:transparent;color:#14202b;font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
button[value=paid],a.button{background:#f59a00;border-color:#f59a00}button:hover,a.button:hover{border-color:#14202b;box-shadow:inset 0 0 0 1px #14202b}
:focus-visible{outline:2px solid #14202b;outline-offset:3px}`;

const choice = (payment: TestBankPayment, translate: Translate): Html => html`<form method="post" action="/test-bank/payments/${payment.id}">
<h2>${translate('testBank.choose')}</h2>
${outcomes.map((outcome) => html`<button name="outcome" value="${outcome}">${translate(`testBank.${outcome}`)}</button>`)}
</form>`;

const ended = ({ returnUrl }: TestBankPayment, translate: Translate): Html =>
  html`<h2>${translate('testBank.closed')}</h2><a class="button" href="${returnUrl}">${translate('testBank.back')}</a>`;

/** Page of a payment: buttons for four outcomes while it is open, else a link back to the shop. */
export const paymentPage = (payment: TestBankPayment, nonce: string, translate: Translate): string => {
  const { amount, currency, locale, description, method } = payment;
  return html`<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${translate('testBank.title')}</title><link rel="icon" href="data:,"><style nonce="${nonce}">${css}</style></head>
<body><main><header><p>${translate('testBank.title')}</p></header><section>
<p class="notice">${translate('testBank.notice')}</p>
<h1>${translate('testBank.pay', { amount: formatMoney({ amount, currency }, locale) })}</h1>
<p class="muted">${translate('testBank.order', { number: description })}</p>
<p class="muted">${translate('testBank.method')}: ${translate(`paymentMethods.${method}`)}</p>
${isFinal(payment.status) ? ended(payment, translate) : choice(payment, translate)}
</section></main></body></html>
`.markup;
};
