import { ConcurrencyLimiter } from '../../common/concurrency-limiter.js';
import { ShopApiFailure } from './shop-api.failure.js';

/** Maximum number of connections to the Shop API. */
export const maxConnections = 64;
/** Maximum number of calls that wait for a connection. */
const maxWaiting = 512;
/** Maximum number of connections for writes, which have no deadline. If writes get no response, the remaining connections still serve reads and detect the failure. */
const maxWrites = 48;

/** Turns of the calls for the connections to the Shop API. Networks take turns, so that one with many calls does not delay the others (ADR 0053). */
export class CallTurns {
  private readonly all = new ConcurrencyLimiter(maxConnections, maxWaiting);
  private readonly writes = new ConcurrencyLimiter(maxWrites, maxWaiting);

  /** Number of calls that wait. */
  get waiting(): number {
    return this.all.queued + this.writes.queued;
  }

  /**
   * Makes a call when it is its turn.
   * @param timeout maximum wait in milliseconds
   * @throws ShopApiFailure `unasked` when the wait is too long or too many calls wait: nothing was sent, and the Shop API is not the cause
   */
  async run<Answer>(kind: 'read' | 'write', timeout: number, call: () => Promise<Answer>): Promise<Answer> {
    const taken: ConcurrencyLimiter[] = [];
    try {
      for (const limiter of kind === 'write' ? [this.writes, this.all] : [this.all]) {
        await limiter.acquire(timeout).catch(() => {
          throw new ShopApiFailure('unasked', 'too many calls are waiting');
        });
        taken.push(limiter);
      }
      return await call();
    } finally {
      for (const limiter of taken) limiter.release();
    }
  }
}
