import { hash } from 'node:crypto';
import { ConcurrencyLimiter } from '../../common/concurrency-limiter.js';
import type { Locale } from '../../contract/locales.js';
import { brotli, compress, type Encoding } from './compress.js';

/** Limits maximum-quality compression to one at a time: it takes about a hundred milliseconds, and no request waits for it. */
const recompressionLimiter = new ConcurrencyLimiter(1, 20);

/** A cached page, ready to be sent. */
export class CachedPage {
  /** ETag for all encodings, and therefore weak. */
  readonly etag: string;
  private readonly compressing = new Map<Encoding, Promise<Buffer>>();
  private readonly ready = new Map<Encoding, Buffer>();
  private isRecompressed = false;

  /** @param renderedAt milliseconds as in `Date.now` */
  constructor(
    readonly bytes: Buffer,
    readonly locale: Locale,
    public renderedAt: number,
  ) {
    this.etag = `W/"${hash('sha256', bytes, 'base64url').slice(0, 27)}"`;
  }

  /** Memory in bytes: the text, and both encodings, which together are smaller than the text. */
  get size(): number {
    return 2 * this.bytes.length;
  }

  /** The page in an encoding; undefined if it is not compressed yet. */
  readyBody(encoding: Encoding | undefined): Buffer | undefined {
    return encoding ? this.ready.get(encoding) : this.bytes;
  }

  /** The page in an encoding, compressed at the first call. */
  async body(encoding: Encoding | undefined): Promise<Buffer> {
    const ready = this.readyBody(encoding);
    if (!encoding || ready) return ready ?? this.bytes;
    const compressing = this.compressing.get(encoding) ?? this.compress(encoding);
    this.compressing.set(encoding, compressing);
    return compressing;
  }

  /** Compresses a requested, unchanged page again with maximum quality. The smaller version is used once it is ready. */
  async recompress(): Promise<void> {
    if (this.isRecompressed || !this.ready.has('br')) return;
    this.isRecompressed = true;
    try {
      this.ready.set('br', await recompressionLimiter.run(() => compress(this.bytes, 'br', brotli.small)));
    } catch {
      // Too many pages are waiting; a later call tries again.
      this.isRecompressed = false;
    }
  }

  private async compress(encoding: Encoding): Promise<Buffer> {
    try {
      const compressed = await compress(this.bytes, encoding);
      this.ready.set(encoding, compressed);
      return compressed;
    } finally {
      this.compressing.delete(encoding);
    }
  }
}
