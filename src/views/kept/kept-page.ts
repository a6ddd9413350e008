import { hash } from 'node:crypto';
import { Turns } from '../../common/turns.js';
import type { Locale } from '../../contract/locales.js';
import { brotli, compress, type Encoding } from './compress.js';
import { gap, placesOf, Stencil } from './stencil.js';

/** A hundred milliseconds each, beside what people wait for. */
const shrinking = new Turns(1, 20);

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
  private readonly compressing = new Map<Encoding, Promise<Stencil>>();
  private readonly ready = new Map<Encoding, Stencil>();
  private isShrunk = false;

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
    const ready = this.inReady(encoding);
    if (!encoding || ready) return ready ?? this.text;
    const compressing = this.compressing.get(encoding) ?? compress(this.text, encoding).then((stencil) => stencil ?? this.text);
    this.compressing.set(encoding, compressing);
    this.ready.set(encoding, await compressing);
    return compressing;
  }

  /** For a page that people come back to and that stays as it is: as few bytes as can be, from when they are there. */
  async shrink(): Promise<void> {
    if (this.isShrunk || !this.ready.has('br')) return;
    this.isShrunk = true;
    try {
      const small = await shrinking.run(() => compress(this.text, 'br', brotli.small));
      if (small) this.ready.set('br', small);
    } catch {
      // There are too many before it: another time.
      this.isShrunk = false;
    }
  }
}
