import type { Locale } from '../../contract/locales.js';
import { html, type Html } from '../html.js';

/** A text of `components.mail` in the reader's locale. */
export type Say = (key: string, args?: Record<string, unknown>) => string;
export interface MailParts {
  shop: string;
  heading: string;
  greeting: string;
  intro: string;
}

/** Mail programs know neither variables nor style sheets: the brand's colours stand here in full. */
export const ink = '#14202b';
export const muted = '#566270';
export const primary = '#f59a00';
export const line = '#dfdad0';
const paper = '#fbfaf7';
const font = "font-family:'Hanken Grotesk',Arial,sans-serif;";

/** The frame of every mail: tables and styles in place, as mail programs want it. */
export const mailFrame = (locale: Locale, { shop, heading }: Pick<MailParts, 'shop' | 'heading'>, body: Html): string =>
  html`<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${heading}</title></head>
<body style="margin:0;background:${paper};color:${ink};${font}font-size:16px;line-height:1.5;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 15px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;">
<tr><td style="background:${ink};color:${paper};padding:20px 28px;border-radius:16px 16px 0 0;font-size:20px;font-weight:600;">${shop}</td></tr>
<tr><td style="background:${primary};height:4px;line-height:4px;font-size:0;">&nbsp;</td></tr>
<tr><td style="background:#ffffff;padding:28px;border-radius:0 0 16px 16px;">
<h1 style="margin:0 0 16px;font-size:28px;line-height:1.15;letter-spacing:-0.02em;">${heading}</h1>
${body}
</td></tr></table></td></tr></table></body></html>
`.markup;
