import type { Chunk } from '../../client/app/hand-over.js';
import type { Locale } from '../contract/locales.js';

export interface DocumentParts {
  locale: Locale;
  title: string;
  description?: string;
  /** Not for search engines. */
  isPrivate: boolean;
  /** Links to the canonical address and to the same page in every locale; empty on private pages. */
  addressLinks: string;
  stylesheet: string;
  fonts: readonly string[];
  html: Chunk[];
  /** What brings the page to life in the browser; absent where it stays as it is. */
  life?: { state: Chunk[]; scripts: readonly string[]; entry: string };
  nonce: string;
  /** Elements that must stand before the entry script. */
  preamble: string;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character]!);

/** Canonical link and alternates (hreflang -> address). */
export const linksTo = ({ canonical, alternates }: { canonical: string; alternates: [hreflang: string, address: string][] }): string =>
  `<link rel="canonical" href="${escapeHtml(canonical)}">` +
  alternates.map(([hreflang, address]) => `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(address)}">`).join('');

type HeadParts = Omit<DocumentParts, 'html'>;

const headOf = ({ locale, title, description, isPrivate, addressLinks, stylesheet, fonts, life, nonce }: HeadParts): string =>
  `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>` +
  '<meta name="viewport" content="width=device-width, initial-scale=1">' +
  (description ? `<meta name="description" content="${escapeHtml(description)}">` : '') +
  (isPrivate ? '<meta name="robots" content="noindex">' : '') +
  addressLinks +
  fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`).join('') +
  `<link rel="stylesheet" href="${stylesheet}">` +
  (life?.scripts.map((script) => `<link rel="modulepreload" href="${script}" nonce="${nonce}">`).join('') ?? '') +
  '<link rel="icon" href="/assets/favicon.svg" type="image/svg+xml"></head><body><div id="root">';

/**
 * The whole HTML document round a rendered page, as bytes. Texts are escaped; addresses come from our own tables.
 * Only what is new is encoded: one euro sign makes a long string dear to encode.
 */
export const documentOf = ({ html, ...parts }: DocumentParts): Buffer => {
  const { life, nonce, preamble } = parts;
  const chunks: Chunk[] = [headOf(parts), ...html, '</div>'];
  if (life) chunks.push('<script type="application/json" id="state">', ...life.state, `</script>${preamble}<script type="module" src="${life.entry}" nonce="${nonce}"></script>`);
  chunks.push('</body></html>');
  return bytesOf(chunks);
};

/** Pages are put together here; the largest page is a fraction of it. */
const desk = Buffer.allocUnsafeSlow(2 ** 20);
/** Bytes a UTF-16 code unit can need in UTF-8. */
const widest = 3;

/** The chunks as bytes, with one allocation for the whole: many small ones cost more than the encoding. */
const bytesOf = (chunks: readonly Chunk[]): Buffer => {
  let length = 0;
  for (const chunk of chunks) {
    const space = typeof chunk === 'string' ? chunk.length * widest : chunk.length;
    if (length + space > desk.length) return Buffer.concat(chunks.map((one) => (typeof one === 'string' ? Buffer.from(one) : one)));
    length += typeof chunk === 'string' ? desk.write(chunk, length) : chunk.copy(desk, length);
  }
  return Buffer.from(desk.subarray(0, length));
};
