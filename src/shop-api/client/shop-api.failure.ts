import { Problem } from '../../contract/errors.js';

/** `unasked`: no request was sent, because the breaker is open or too many calls are waiting. */
export type FailureKind = 'network' | 'deadline' | 'cancelled' | 'malformed' | 'unasked';

const isDeadline = (name: unknown): boolean => typeof name === 'string' && /^(?:Headers|Body)?TimeoutError$/.test(name);

/** The Shop API returned no usable response. Endpoints return it as UNAVAILABLE. */
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

  /** Whether the failure indicates an outage of the Shop API. */
  get isOutage(): boolean {
    return this.kind === 'network' || this.kind === 'deadline';
  }

  /** Converts an error of the HTTP client. */
  static from(error: unknown): ShopApiFailure {
    const name = typeof error === 'object' && error !== null && 'name' in error ? error.name : undefined;
    const kind = isDeadline(name) ? 'deadline' : name === 'AbortError' ? 'cancelled' : 'network';
    return new ShopApiFailure(kind, error instanceof Error ? error.message : String(error), error);
  }
}
