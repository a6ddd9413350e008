import type { Locale } from '../contract/locales.js';

export interface DocumentParts {
  locale: Locale;
  title: string;
  description?: string;
  /** Not for search engines. */
  isPrivate: boolean;
  /** Canonical address and the same page in every locale; absent on private pages. */
  addresses?: { canonical: string; alternates: [hreflang: string, address: string][] };
  stylesheet: string;
  fonts: readonly string[];
  html: string;
  /** What brings the page to life in the browser; absent where it stays as it is. */
  life?: { state: string; scripts: readonly string[]; entry: string };
  nonce: string;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character]!);

const addressLinks = ({ canonical, alternates }: NonNullable<DocumentParts['addresses']>): string =>
  `<link rel="canonical" href="${escapeHtml(canonical)}">` +
  alternates.map(([hreflang, address]) => `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(address)}">`).join('');

/** The whole HTML document round a rendered page. Texts are escaped; addresses come from our own tables. */
export const documentOf = ({ locale, title, description, isPrivate, addresses, stylesheet, fonts, html, life, nonce }: DocumentParts): string =>
  `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>` +
  '<meta name="viewport" content="width=device-width, initial-scale=1">' +
  (description ? `<meta name="description" content="${escapeHtml(description)}">` : '') +
  (isPrivate ? '<meta name="robots" content="noindex">' : '') +
  (addresses ? addressLinks(addresses) : '') +
  fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`).join('') +
  `<link rel="stylesheet" href="${stylesheet}">` +
  (life?.scripts.map((script) => `<link rel="modulepreload" href="${script}" nonce="${nonce}">`).join('') ?? '') +
  `<link rel="icon" href="/assets/favicon.svg" type="image/svg+xml"></head><body><div id="root">${html}</div>` +
  (life ? `<script type="application/json" id="state">${life.state}</script><script type="module" src="${life.entry}" nonce="${nonce}"></script>` : '') +
  '</body></html>';
