import { Problem } from '../contract/errors.js';
import { FairQueue } from './fair-queue.js';
import { currentNetworkPrefix } from './logs/request-context.js';

type Waiter = (refusal?: Problem) => void;

/**
 * Limits the concurrency of expensive work. Further calls wait in a queue; when it is full they fail with UNAVAILABLE. Waiting calls are served
 * round-robin by caller (network), and a caller with few calls displaces the newest of the caller with the most (`FairQueue`). Work outside of
 * requests counts as one caller.
 */
export class ConcurrencyLimiter {
  private running = 0;
  private readonly waiting = new FairQueue<Waiter>();

  constructor(
    private readonly maxConcurrent: number,
    private readonly maxQueued: number,
    /** Maximum wait in milliseconds; undefined: no limit. */
    private readonly timeout?: number,
  ) {}

  get queued(): number {
    return this.waiting.length;
  }

  /** Runs work in a turn. @throws Problem UNAVAILABLE when the queue is full or the wait is too long */
  async run<Value>(work: () => Promise<Value>): Promise<Value> {
    await this.acquire();
    try {
      return await work();
    } finally {
      this.release();
    }
  }

  /** Takes a turn, which `release` must end. @param timeout maximum wait in milliseconds @throws Problem UNAVAILABLE when the queue is full or the wait is too long */
  async acquire(timeout = this.timeout): Promise<void> {
    if (this.running < this.maxConcurrent) {
      this.running += 1;
      return;
    }
    const caller = currentNetworkPrefix() ?? 'nobody';
    this.evictFor(caller);
    await new Promise<void>((begin, refuse) => {
      const timer = timeout === undefined ? undefined : setTimeout(() => this.expire(caller, settle), timeout);
      const settle: Waiter = (refusal) => {
        clearTimeout(timer);
        if (refusal) refuse(refusal);
        else begin();
      };
      this.waiting.add(caller, settle);
    });
  }

  private evictFor(caller: string): void {
    if (this.waiting.length < this.maxQueued) return;
    const evicted = this.waiting.evictFor(caller);
    if (!evicted) throw new Problem('UNAVAILABLE');
    evicted(new Problem('UNAVAILABLE'));
  }

  private expire(caller: string, settle: Waiter): void {
    this.waiting.remove(caller, settle);
    settle(new Problem('UNAVAILABLE'));
  }

  release(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.running -= 1;
  }
}
