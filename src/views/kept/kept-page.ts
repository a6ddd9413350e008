import { hash } from 'node:crypto';
import { Turns } from '../../common/turns.js';
import type { Locale } from '../../contract/locales.js';
import { brotli, compress, type Encoding } from './compress.js';
import { gap, placesOf, Stencil } from './stencil.js';

/** Limits maximum-quality compression to one at a time: it takes about a hundred milliseconds, and no request waits for it. */
const shrinking = new Turns(1, 20);

/** A rendered page with its nonce and locale. */
export interface RenderedBytes {
  html: Buffer;
  nonce: string;
  locale: Locale;
}

/** A cached page without nonce, ready to be sent. */
export class KeptPage {
  /** ETag of the page without nonce, for all encodings. It is weak, because responses differ in their nonce. */
  readonly etag: string;
  private readonly text: Stencil;
  private readonly compressing = new Map<Encoding, Promise<Stencil>>();
  private readonly ready = new Map<Encoding, Stencil>();
  private isShrunk = false;

  /** @param bytes page with gaps @param renderedAt milliseconds as in `Date.now` */
  constructor(
    bytes: Buffer,
    readonly locale: Locale,
    public renderedAt: number,
  ) {
    this.text = new Stencil(bytes);
    this.etag = `W/"${hash('sha256', bytes, 'base64url').slice(0, 27)}"`;
  }

  static from({ html, nonce, locale }: RenderedBytes, renderedAt: number): KeptPage {
    for (const at of placesOf(nonce, html)) gap.copy(html, at);
    return new KeptPage(html, locale, renderedAt);
  }

  get bytes(): Buffer {
    return this.text.bytes;
  }

  /** Memory in bytes: the text with a spare copy, and both encodings, which together are smaller than the text. */
  get size(): number {
    return 3 * this.text.bytes.length;
  }

  /** The page in an encoding; undefined if it is not compressed yet. */
  inReady(encoding: Encoding | undefined): Stencil | undefined {
    return encoding ? this.ready.get(encoding) : this.text;
  }

  /** The page in an encoding, compressed at the first call; uncompressed if compression fails. */
  async in(encoding: Encoding | undefined): Promise<Stencil> {
    const ready = this.inReady(encoding);
    if (!encoding || ready) return ready ?? this.text;
    const compressing = this.compressing.get(encoding) ?? compress(this.text, encoding).then((stencil) => stencil ?? this.text);
    this.compressing.set(encoding, compressing);
    this.ready.set(encoding, await compressing);
    return compressing;
  }

  /** Compresses a requested, unchanged page again with maximum quality. The smaller version is used once it is ready. */
  async shrink(): Promise<void> {
    if (this.isShrunk || !this.ready.has('br')) return;
    this.isShrunk = true;
    try {
      const small = await shrinking.run(() => compress(this.text, 'br', brotli.small));
      if (small) this.ready.set('br', small);
    } catch {
      // Too many pages are waiting; a later call tries again.
      this.isShrunk = false;
    }
  }
}
