import { AsyncResource } from 'node:async_hooks';
import { FairQueue } from '../fair-queue.js';
import { Refusals } from './refusals.js';
import type { Urgency } from './urgency.js';

/** Milliseconds between measurements of the event loop delay. */
const checkInterval = 20;
/** Event loop delay in milliseconds above which the limit is lowered. It is short, so that refusals are sent immediately. */
const maxLag = 50;
/** Limit of requests in progress: initial value, minimum and maximum. */
const concurrency = { initial: 32, min: 4, max: 512 };
/** Longest expected wait in milliseconds with which a request is queued. */
const maxWait = { usual: 200, urgent: 8000 } as const;
/** Up to this number of waiting requests none is refused, whatever the expected wait. */
const minQueueLength = 48;
/**
 * The first responses of a process run code that V8 has not compiled, and take ten times as long as later ones. Their pace says nothing about the
 * capacity, so it is not measured, and more requests may wait meanwhile. Otherwise a restart under normal load would refuse visitors.
 */
const warmUp = { responses: 200, minQueueLength: 128 };
/** Number of urgent requests that start in a row before a waiting usual request of another caller. */
const maxUrgentInRow = 4;
/** Milliseconds of an event loop turn in which requests may start, and the maximum number of waiting requests that start in it. */
const perTick = { milliseconds: 10, requests: 8 };
/** Weight of the newest value in the moving average of the pace. */
const weight = 0.1;

/** Listen backlog. With a short one, clients of a burst would not get a 503: their systems would retry the connection after seconds. */
export const listenBacklog = 4096;

type QueueName = Exclude<Urgency, 'free'>;
interface Waiting {
  since: number;
  /** Called once: true when the request may start, false when it is refused. */
  resolve(isAdmitted: boolean): void;
}

/**
 * Admission control. As many requests are in progress as the process can handle in time. Others wait in two queues, urgent ones (purchases)
 * before usual ones, and those that would wait too long are refused at once. Each queue serves callers round-robin, and a caller that sends more
 * than all others is refused first. Only a few requests start in each turn of the event loop, so that a burst does not delay all
 * others. The limit of requests in progress follows the event loop delay: it drops by a fifth when the delay is too long, and rises while the
 * limit is reached and the delay is short (additive increase, multiplicative decrease: Chiu and Jain 1989). The expected wait follows from
 * Little's law.
 */
export class AdmissionControl {
  readonly refusals = new Refusals();
  private limit = concurrency.initial;
  private running = 0;
  private wasFull = false;
  /** When the first request of this turn of the event loop began. */
  private tickStarted: number | undefined;
  private isDraining = false;
  private readonly queues: Record<QueueName, FairQueue<Waiting>> = { urgent: new FairQueue(), usual: new FairQueue() };
  private urgentInRow = 0;
  /** Moving average of the milliseconds between the ends of two requests while others wait. */
  private meanInterval = 3;
  private lastReleased = performance.now();
  private released = 0;
  private lastCheck = performance.now();
  private readonly timer = setInterval(() => this.adjust(), checkInterval).unref();

  private get minQueueLength(): number {
    return this.released < warmUp.responses ? warmUp.minQueueLength : minQueueLength;
  }

  get waiting(): number {
    return this.queues.urgent.length + this.queues.usual.length;
  }

  /** Whether a request of this caller would be refused now. @param callerOf called only when needed */
  wouldRefuse(queue: QueueName, callerOf: () => string): boolean {
    if (this.waiting < this.minQueueLength) return false;
    const caller = callerOf();
    return this.wouldWaitTooLong(queue, caller) && !this.queues[queue].canEvictFor(caller);
  }

  /** Requests a turn, which `release` must end. @param callerOf returns the caller (network) of the request; called only when needed @param resolve called once: true when the request may start, false when it is refused */
  acquire(queue: QueueName, callerOf: () => string, resolve: Waiting['resolve']): void {
    if (this.waiting === 0 && this.hasCapacity()) return this.start(resolve);
    const caller = callerOf();
    // `resolve` is called in the async context of another request, so it is bound to that of its own.
    const request: Waiting = { since: performance.now(), resolve: AsyncResource.bind(resolve) };
    if (this.wouldWaitTooLong(queue, caller)) {
      const refused = this.queues[queue].evictFor(caller) ?? request;
      this.refuse(refused);
      if (refused === request) return;
    }
    this.queues[queue].add(caller, request);
    this.drain();
  }

  release(): void {
    const now = performance.now();
    this.released += 1;
    if (this.waiting > 0 && this.released > warmUp.responses) this.meanInterval += weight * (Math.min(now - this.lastReleased, 100) - this.meanInterval);
    this.lastReleased = now;
    this.running -= 1;
    this.drain();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** Whether a new request would wait too long. A usual one also waits for urgent ones: in each round for one of each caller. */
  private wouldWaitTooLong(queue: QueueName, caller: string): boolean {
    const { urgent, usual } = this.queues;
    const rounds = Math.max(1, urgent.countOf(caller));
    const queuedBefore = queue === 'urgent' ? urgent.length : usual.length + Math.min(urgent.length, rounds * urgent.callers);
    return queuedBefore >= this.minQueueLength && queuedBefore * this.meanInterval > maxWait[queue];
  }

  /** Whether one more request may start in this turn of the event loop. */
  private hasCapacity(): boolean {
    const isFull = this.running >= this.limit;
    this.wasFull ||= isFull;
    return !isFull && (this.tickStarted === undefined || performance.now() - this.tickStarted < perTick.milliseconds);
  }

  private start(resolve: Waiting['resolve']): void {
    this.running += 1;
    if (this.tickStarted === undefined) {
      this.tickStarted = performance.now();
      setImmediate(() => (this.tickStarted = undefined));
    }
    resolve(true);
  }

  private startNext(): void {
    if (this.waiting > 0 && this.hasCapacity()) this.start(this.next().resolve);
  }

  /** The next request: an urgent one, but after `maxUrgentInRow` of them a usual one of a caller without urgent requests. So a flood of cart requests does not block the other visitors. */
  private next(): Waiting {
    const { urgent, usual } = this.queues;
    const usualCaller = usual.nextCaller;
    const isUsualTurn = this.urgentInRow >= maxUrgentInRow && usualCaller !== undefined && urgent.countOf(usualCaller) === 0;
    const urgentNext = isUsualTurn ? undefined : urgent.shift();
    this.urgentInRow = urgentNext ? this.urgentInRow + 1 : 0;
    return urgentNext ?? usual.shift()!;
  }

  /** Starts waiting requests in one immediate each, so that the synchronous work of one ends before the next starts. The rest follows in the next turn of the event loop. */
  private drain(): void {
    if (this.isDraining || this.waiting === 0) return;
    this.isDraining = true;
    for (let left = perTick.requests; left > 0; left -= 1) setImmediate(() => this.startNext());
    setImmediate(() => {
      this.isDraining = false;
      if (this.running < this.limit) this.drain();
    });
  }

  private adjust(): void {
    const now = performance.now();
    const lag = now - this.lastCheck - checkInterval;
    this.lastCheck = now;
    if (lag > maxLag) this.limit = Math.max(concurrency.min, Math.floor(this.limit * 0.8));
    else if (this.wasFull) this.limit = Math.min(concurrency.max, this.limit + Math.ceil(this.limit / 16));
    this.wasFull = false;
    for (const queue of ['urgent', 'usual'] as const) this.refuseExpired(queue, now);
    this.drain();
  }

  /** Refuses requests that have waited twice as long as allowed, because those in progress take longer than expected. */
  private refuseExpired(queue: QueueName, now: number): void {
    const waiting = this.queues[queue];
    const isExpired = ({ since }: Waiting) => waiting.length > this.minQueueLength && now - since > 2 * maxWait[queue];
    for (const expired of waiting.removeWhile(isExpired)) this.refuse(expired);
  }

  private refuse({ resolve }: Waiting): void {
    this.refusals.add(() => resolve(false));
  }
}
