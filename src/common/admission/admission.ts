import { AsyncResource } from 'node:async_hooks';
import { FairLine } from '../fair-line.js';
import type { Urgency } from './urgency.js';

/** Milliseconds between measurements of the event loop delay. */
const lookEvery = 20;
/** Event loop delay in milliseconds above which the limit is lowered. It is short, so that refusals are sent immediately. */
const mostLate = 50;
/** Limit of requests in progress: initial value, minimum and maximum. */
const underWay = { first: 32, least: 16, most: 512 };
/** Longest expected wait in milliseconds with which a request is queued. */
const patience = { usual: 200, urgent: 8000 } as const;
/** Up to this number of waiting requests none is refused, whatever the expected wait. */
const alwaysWait = 48;
/** Number of urgent requests that start in a row before a waiting usual request of another caller. */
const buyersInARow = 4;
/** Milliseconds of an event loop turn in which requests may start, and the maximum number of waiting requests that start in it. */
const turn = { milliseconds: 10, requests: 8 };
/** Weight of the newest value in the moving average of the pace. */
const weight = 0.1;

/** Listen backlog. With a short one, clients of a burst would not get a 503: their systems would retry the connection after seconds. */
export const mostArriving = 4096;

type Line = Exclude<Urgency, 'free'>;
interface Waiting {
  since: number;
  /** Called once: true when the request may start, false when it is refused. */
  hear(isAdmitted: boolean): void;
}

/**
 * Admission control. As many requests are in progress as the process can handle in time. Others wait in two queues, urgent ones (purchases)
 * before usual ones, and those that would wait too long are refused at once. Each queue serves callers round-robin, and a caller that sends more
 * than all others is refused first. Only a few requests start in each turn of the event loop, so that a burst does not delay all
 * others. The limit of requests in progress follows the event loop delay: it drops by a fifth when the delay is too long, and rises while the
 * limit is reached and the delay is short (additive increase, multiplicative decrease: Chiu and Jain 1989). The expected wait follows from
 * Little's law.
 */
export class Admission {
  private most = underWay.first;
  private taken = 0;
  private wasFull = false;
  /** When the first request of this turn of the event loop began. */
  private turnBegan: number | undefined;
  private isDraining = false;
  private readonly lines: Record<Line, FairLine<Waiting>> = { urgent: new FairLine(), usual: new FairLine() };
  private buyersBefore = 0;
  /** Moving average of the milliseconds between the ends of two requests while others wait. */
  private pace = 3;
  private lastLeft = performance.now();
  private lastLook = performance.now();
  private readonly timer = setInterval(() => this.look(), lookEvery).unref();

  get waiting(): number {
    return this.lines.urgent.length + this.lines.usual.length;
  }

  /** Whether a request of this caller would be refused now. @param callerOf called only when needed */
  isTooLong(line: Line, callerOf: () => string): boolean {
    if (this.waiting < alwaysWait) return false;
    const caller = callerOf();
    return this.isInVain(line, caller) && !this.lines[line].owesRoom(caller);
  }

  /** Requests a turn, which `leave` must end. @param callerOf returns the caller (network) of the request; called only when needed @param hear called once: true when the request may start, false when it is refused */
  enter(line: Line, callerOf: () => string, hear: Waiting['hear']): void {
    if (this.waiting === 0 && this.hasRoom()) return this.begin(hear);
    const caller = callerOf();
    if (this.isInVain(line, caller)) {
      const madeRoom = this.lines[line].makeRoomFor(caller);
      if (!madeRoom) return hear(false);
      madeRoom.hear(false);
    }
    // `hear` is called in the async context of another request, so it is bound to that of its own.
    this.lines[line].add(caller, { since: performance.now(), hear: AsyncResource.bind(hear) });
    this.drain();
  }

  leave(): void {
    const now = performance.now();
    if (this.waiting > 0) this.pace += weight * (Math.min(now - this.lastLeft, 100) - this.pace);
    this.lastLeft = now;
    this.taken -= 1;
    this.drain();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** Whether a new request would wait too long. A usual one also waits for urgent ones: in each round for one of each caller. */
  private isInVain(line: Line, caller: string): boolean {
    const { urgent, usual } = this.lines;
    const rounds = Math.max(1, urgent.of(caller));
    const ahead = line === 'urgent' ? urgent.length : usual.length + Math.min(urgent.length, rounds * urgent.callers);
    return ahead >= alwaysWait && ahead * this.pace > patience[line];
  }

  /** Whether one more request may start in this turn of the event loop. */
  private hasRoom(): boolean {
    const isFull = this.taken >= this.most;
    this.wasFull ||= isFull;
    return !isFull && (this.turnBegan === undefined || performance.now() - this.turnBegan < turn.milliseconds);
  }

  private begin(hear: Waiting['hear']): void {
    this.taken += 1;
    if (this.turnBegan === undefined) {
      this.turnBegan = performance.now();
      setImmediate(() => (this.turnBegan = undefined));
    }
    hear(true);
  }

  private beginNext(): void {
    if (this.waiting > 0 && this.hasRoom()) this.begin(this.next().hear);
  }

  /** The next request: an urgent one, but after `buyersInARow` of them a usual one of a caller without urgent requests. So a flood of cart requests does not block the other visitors. */
  private next(): Waiting {
    const { urgent, usual } = this.lines;
    const looking = usual.nextCaller;
    const isLookersTurn = this.buyersBefore >= buyersInARow && looking !== undefined && urgent.of(looking) === 0;
    const buyer = isLookersTurn ? undefined : urgent.shift();
    this.buyersBefore = buyer ? this.buyersBefore + 1 : 0;
    return buyer ?? usual.shift()!;
  }

  /** Starts waiting requests in one immediate each, so that the synchronous work of one ends before the next starts. The rest follows in the next turn of the event loop. */
  private drain(): void {
    if (this.isDraining || this.waiting === 0) return;
    this.isDraining = true;
    for (let left = turn.requests; left > 0; left -= 1) setImmediate(() => this.beginNext());
    setImmediate(() => {
      this.isDraining = false;
      if (this.taken < this.most) this.drain();
    });
  }

  private look(): void {
    const now = performance.now();
    const late = now - this.lastLook - lookEvery;
    this.lastLook = now;
    if (late > mostLate) this.most = Math.max(underWay.least, Math.floor(this.most * 0.8));
    else if (this.wasFull) this.most = Math.min(underWay.most, this.most + Math.ceil(this.most / 16));
    this.wasFull = false;
    for (const line of ['urgent', 'usual'] as const) this.refuseLate(line, now);
    this.drain();
  }

  /** Refuses requests that have waited twice as long as allowed, because those in progress take longer than expected. */
  private refuseLate(line: Line, now: number): void {
    const waiting = this.lines[line];
    const isLate = ({ since }: Waiting) => waiting.length > alwaysWait && now - since > 2 * patience[line];
    for (const { hear } of waiting.shiftAll(isLate)) hear(false);
  }
}
