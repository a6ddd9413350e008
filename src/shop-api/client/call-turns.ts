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
   * Waits until a call may be sent.
   * @param timeout maximum wait in milliseconds
   * @returns a function that ends the turn
   * @throws ShopApiFailure `unasked` when the wait is too long or too many calls wait: nothing was sent, and the Shop API is not the cause
   */
  async take(kind: 'read' | 'write', timeout: number): Promise<() => void> {
    const limiters = kind === 'write' ? [this.writes, this.all] : [this.all];
    const taken: ConcurrencyLimiter[] = [];
    const release = () => {
      for (const limiter of taken) limiter.release();
    };
    try {
      for (const limiter of limiters) {
        await limiter.acquire(timeout);
        taken.push(limiter);
      }
      return release;
    } catch {
      release();
      throw new ShopApiFailure('unasked', 'too many calls are waiting');
    }
  }
}
