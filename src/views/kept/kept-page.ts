import { hash } from 'node:crypto';
import type { Locale } from '../../contract/locales.js';
import { compress, type Encoding } from './compress.js';
import { gap, placesOf, Stencil } from './stencil.js';

/** A page as it was rendered: for whom, and under which nonce. */
export interface RenderedBytes {
  html: Buffer;
  nonce: string;
  locale: Locale;
}

/** A page without its nonce, ready to be sent. */
export class KeptPage {
  /** Of the page without its nonce, in whatever encoding: weak, since no two answers have the same bytes. */
  readonly etag: string;
  private readonly text: Stencil;
  private readonly compressed = new Map<Encoding, Promise<Stencil>>();
  private readonly ready = new Map<Encoding, Stencil>();

  /** @param bytes with gaps @param renderedAt in milliseconds, as `Date.now` counts */
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

  /** Memory it takes, in bytes: the text with a spare copy, and both encodings, which together have less than the text. */
  get size(): number {
    return 3 * this.text.bytes.length;
  }

  /** The page in an encoding, or undefined while it has to be compressed. */
  inReady(encoding: Encoding | undefined): Stencil | undefined {
    return encoding ? this.ready.get(encoding) : this.text;
  }

  /** The page in an encoding, compressed at the first time; as it is where that cannot be. */
  async in(encoding: Encoding | undefined): Promise<Stencil> {
    if (!encoding) return this.text;
    const known = this.compressed.get(encoding) ?? compress(this.text, encoding).then((stencil) => stencil ?? this.text);
    this.compressed.set(encoding, known);
    const stencil = await known;
    this.ready.set(encoding, stencil);
    return stencil;
  }
}
