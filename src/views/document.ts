import type { Chunk } from '../../client/app/hand-over.js';
import type { Locale } from '../contract/locales.js';

export interface DocumentParts {
  locale: Locale;
  title: string;
  description?: string;
  /** Not for search engines. */
  isPrivate: boolean;
  /** What the head says to search engines and sharers; empty on pages that are nowhere. */
  facts: string;
  /** Colour of the browser's own frame. */
  themeColor: string;
  stylesheet: string;
  fonts: readonly string[];
  html: Chunk[];
  /** What brings the page to life in the browser; absent where it stays as it is. */
  life?: { state: Chunk[]; entry: string; scripts: readonly string[]; stylesheets: readonly string[] };
  nonce: string;
  /** Elements that must stand before the entry script. */
  preamble: string;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character]!);

type HeadParts = Omit<DocumentParts, 'html'>;

const headOf = ({ locale, title, description, isPrivate, facts, stylesheet, fonts, themeColor }: HeadParts): string =>
  `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>` +
  '<meta name="viewport" content="width=device-width, initial-scale=1">' +
  (description ? `<meta name="description" content="${escapeHtml(description)}">` : '') +
  (isPrivate ? '<meta name="robots" content="noindex">' : '') +
  facts +
  fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`).join('') +
  `<link rel="stylesheet" href="${stylesheet}">` +
  '<link rel="icon" href="/icons/icon-32.png" sizes="32x32" type="image/png"><link rel="icon" href="/icons/favicon.svg" type="image/svg+xml">' +
  '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png"><link rel="manifest" href="/icons/site.webmanifest">' +
  `<meta name="theme-color" content="${themeColor}"></head><body><div id="root">`;

/**
 * The whole HTML document round a rendered page, as bytes. Texts are escaped; addresses come from our own tables.
 * Only what is new is encoded: one euro sign makes a long string dear to encode.
 */
export const documentOf = ({ html, ...parts }: DocumentParts): Buffer => {
  const { life, nonce, preamble } = parts;
  const chunks: Chunk[] = [headOf(parts), ...html, '</div>'];
  if (life)
    chunks.push(
      '<script type="application/json" id="state">',
      ...life.state,
      `</script>${preamble}<script type="module" src="${life.entry}" data-files="${life.scripts.join(' ')}"${life.stylesheets.length ? ` data-styles="${life.stylesheets.join(' ')}"` : ''} fetchpriority="low" nonce="${nonce}"></script>`,
    );
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
