import { get } from 'node:http';
import type { Locale } from '../../../src/contract/locales.js';
import type { RunningShop } from './running-shop.js';

export interface RawPage {
  status: number;
  location: string | undefined;
  html: string;
}

/** Requests a path on the host of a locale as a crawler does: without JavaScript, without following redirects, without cookies unless given. */
export const fetchRaw = ({ port }: RunningShop, locale: Locale, path: string, cookie?: string): Promise<RawPage> =>
  new Promise((answered, failed) => {
    const headers = { host: `${locale.toLowerCase()}.localhost:${port}`, ...(cookie && { cookie }) };
    get({ hostname: 'localhost', port, path, headers }, (answer) => {
      let html = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => (html += chunk));
      answer.on('end', () => answered({ status: answer.statusCode ?? 0, location: answer.headers.location, html }));
    }).on('error', failed);
  });

/** Visible text, without scripts and tags. */
export const wordsOf = (html: string): string =>
  html
    .slice(html.indexOf('<body'))
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]+>/g, ' ');

/** Text of the first element with a tag name. */
export const contentOf = (html: string, tag: string): string =>
  new RegExp(`<${tag}\\b[^>]*>(.*?)</${tag}>`, 's')
    .exec(html)?.[1]
    ?.replaceAll(/<[^>]+>/g, '')
    .trim() ?? '';
