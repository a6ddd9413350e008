import type { Chunk } from '../../client/app/serialize-state.js';
import type { Locale } from '../contract/locales.js';

export interface DocumentParts {
  locale: Locale;
  title: string;
  description?: string;
  /** Whether search engines must not index the page. */
  isPrivate: boolean;
  /** Elements of the head for search engines and social networks; empty for the 404 page. */
  metadata: string;
  /** Colour of the browser's user interface. */
  themeColor: string;
  stylesheet: string;
  fonts: readonly string[];
  html: Chunk[];
  /** Data and scripts that hydrate the page, `entry` as code; undefined for static pages. */
  hydration?: { state: Chunk[]; entry: string; scripts: readonly string[]; stylesheets: readonly string[] };
}

/** An HTML document to send. */
export interface PageDocument {
  status: number;
  html: Buffer;
  locale: Locale;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character]!);

type HeadParts = Omit<DocumentParts, 'html'>;

const headOf = ({ locale, title, description, isPrivate, metadata, stylesheet, fonts, themeColor }: HeadParts): string =>
  `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>` +
  '<meta name="viewport" content="width=device-width, initial-scale=1">' +
  (description ? `<meta name="description" content="${escapeHtml(description)}">` : '') +
  (isPrivate ? '<meta name="robots" content="noindex">' : '') +
  metadata +
  fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`).join('') +
  `<link rel="stylesheet" href="${stylesheet}">` +
  '<link rel="icon" href="/icons/icon-32.png" sizes="32x32" type="image/png"><link rel="icon" href="/icons/favicon.svg" type="image/svg+xml">' +
  '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png"><link rel="manifest" href="/icons/site.webmanifest">' +
  `<meta name="theme-color" content="${themeColor}"></head><body><div id="root">`;

/**
 * Assembles the HTML document of a rendered page, as bytes. Texts are escaped; URLs come from our own tables.
 * Only new strings are encoded, because encoding a long string is expensive as soon as it contains one non-Latin-1 character.
 */
export const documentOf = ({ html, ...parts }: DocumentParts): Buffer => {
  const { hydration } = parts;
  const chunks: Chunk[] = [headOf(parts), ...html, '</div>'];
  if (hydration)
    chunks.push(
      '<script type="application/json" id="state">',
      ...hydration.state,
      `</script><script type="module" data-files="${hydration.scripts.join(' ')}"${hydration.stylesheets.length ? ` data-styles="${hydration.stylesheets.join(' ')}"` : ''}>${hydration.entry}</script>`,
    );
  chunks.push('</body></html>');
  return bytesOf(chunks);
};

/** Reused buffer in which pages are assembled; the largest page takes a fraction of it. */
const scratchBuffer = Buffer.allocUnsafeSlow(2 ** 20);
/** Maximum number of UTF-8 bytes for a UTF-16 code unit. */
const maxBytesPerCodeUnit = 3;

/** Concatenates chunks with a single allocation, because many small ones cost more than the encoding. */
const bytesOf = (chunks: readonly Chunk[]): Buffer => {
  let length = 0;
  for (const chunk of chunks) {
    const space = typeof chunk === 'string' ? chunk.length * maxBytesPerCodeUnit : chunk.length;
    if (length + space > scratchBuffer.length) return Buffer.concat(chunks.map((one) => (typeof one === 'string' ? Buffer.from(one) : one)));
    length += typeof chunk === 'string' ? scratchBuffer.write(chunk, length) : chunk.copy(scratchBuffer, length);
  }
  return Buffer.from(scratchBuffer.subarray(0, length));
};
