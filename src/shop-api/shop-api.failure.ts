import { Problem } from '../contract/errors.js';

/** `unasked`: it was not asked, for it is known to fail or has too much to do. */
export type FailureKind = 'network' | 'deadline' | 'cancelled' | 'malformed' | 'unasked';

const isDeadline = (name: unknown): boolean => typeof name === 'string' && /^(?:Headers|Body)?TimeoutError$/.test(name);

/** The Shop API gave no usable answer; at the doors this is UNAVAILABLE. */
export class ShopApiFailure extends Problem {
  constructor(
    readonly kind: FailureKind,
    readonly reason: string,
    override readonly cause?: unknown,
  ) {
    super('UNAVAILABLE', { retryAfterSeconds: 5 });
    this.message = `Shop API ${kind}: ${reason}`;
    this.name = 'ShopApiFailure';
  }

  /** Whether it says something about the Shop API as a whole. */
  get isOutage(): boolean {
    return this.kind === 'network' || this.kind === 'deadline';
  }

  /** What went wrong with a request, told by the client's error. */
  static from(error: unknown): ShopApiFailure {
    const name = typeof error === 'object' && error !== null && 'name' in error ? error.name : undefined;
    const kind = isDeadline(name) ? 'deadline' : name === 'AbortError' ? 'cancelled' : 'network';
    return new ShopApiFailure(kind, error instanceof Error ? error.message : String(error), error);
  }
}
