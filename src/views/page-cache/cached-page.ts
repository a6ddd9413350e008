import { hash } from 'node:crypto';
import { ConcurrencyLimiter } from '../../common/concurrency-limiter.js';
import type { Locale } from '../../contract/locales.js';
import type { PageDocument } from '../document.js';
import { brotli, compress, type Encoding } from './compress.js';
import { NonceTemplate, placeholder, positionsOf } from './nonce-template.js';

/** Limits maximum-quality compression to one at a time: it takes about a hundred milliseconds, and no request waits for it. */
const recompressionLimiter = new ConcurrencyLimiter(1, 20);

/** A cached page without nonce, ready to be sent. */
export class CachedPage {
  /** ETag of the page without nonce, for all encodings. It is weak, because responses differ in their nonce. */
  readonly etag: string;
  private readonly text: NonceTemplate;
  private readonly compressing = new Map<Encoding, Promise<NonceTemplate>>();
  private readonly ready = new Map<Encoding, NonceTemplate>();
  private isRecompressed = false;

  /** @param bytes page with gaps @param renderedAt milliseconds as in `Date.now` */
  constructor(
    bytes: Buffer,
    readonly locale: Locale,
    public renderedAt: number,
  ) {
    this.text = new NonceTemplate(bytes);
    this.etag = `W/"${hash('sha256', bytes, 'base64url').slice(0, 27)}"`;
  }

  /** Makes gaps of the nonces, in place: a copy would cost more, and nothing else uses the bytes. */
  static from({ html, nonce, locale }: Omit<PageDocument, 'status'>, renderedAt: number): CachedPage {
    for (const at of positionsOf(nonce, html)) placeholder.copy(html, at);
    return new CachedPage(html, locale, renderedAt);
  }

  get bytes(): Buffer {
    return this.text.bytes;
  }

  /** Memory in bytes: the text with a spare copy, and both encodings, which together are smaller than the text. */
  get size(): number {
    return 3 * this.text.bytes.length;
  }

  /** The page in an encoding; undefined if it is not compressed yet. */
  readyBody(encoding: Encoding | undefined): NonceTemplate | undefined {
    return encoding ? this.ready.get(encoding) : this.text;
  }

  /** The page in an encoding, compressed at the first call; uncompressed if compression fails. */
  async body(encoding: Encoding | undefined): Promise<NonceTemplate> {
    const ready = this.readyBody(encoding);
    if (!encoding || ready) return ready ?? this.text;
    const compressing = this.compressing.get(encoding) ?? this.compress(encoding);
    this.compressing.set(encoding, compressing);
    this.ready.set(encoding, await compressing);
    return compressing;
  }

  private async compress(encoding: Encoding): Promise<NonceTemplate> {
    const compressed = await compress(this.text, encoding).catch(() => undefined);
    return compressed ?? this.text;
  }

  /** Compresses a requested, unchanged page again with maximum quality. The smaller version is used once it is ready. */
  async recompress(): Promise<void> {
    if (this.isRecompressed || !this.ready.has('br')) return;
    this.isRecompressed = true;
    try {
      const small = await recompressionLimiter.run(() => compress(this.text, 'br', brotli.small));
      if (small) this.ready.set('br', small);
    } catch {
      // Too many pages are waiting; a later call tries again.
      this.isRecompressed = false;
    }
  }
}
