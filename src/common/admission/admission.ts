import { AsyncResource } from 'node:async_hooks';
import { FairLine } from '../fair-line.js';
import type { Urgency } from './urgency.js';

/** Milliseconds between two looks at how late this process is. */
const lookEvery = 20;
/** Milliseconds it may be late: whoever is refused shall hear it at once. */
const mostLate = 50;
/** Requests under way: at the start, and at the least and the most that looking can make of them. */
const underWay = { first: 32, least: 16, most: 512 };
/** Milliseconds that somebody may be made to wait. */
const patience = { usual: 200, urgent: 8000 } as const;
/** So many may wait however slow it looks: of a handful of callers none is refused. */
const alwaysWait = 48;
/** Turns in a row of those who buy while somebody waits who is none of them. */
const buyersInARow = 4;
/** Milliseconds of a turn of the event loop in which requests may begin, and how many may at the most. */
const turn = { milliseconds: 10, requests: 8 };
/** Share of the newest in what is known of the pace. */
const weight = 0.1;

/** Connections that may wait to be taken: a crowd shall hear that there is too much to do, not be asked by its own system to knock again after seconds. */
export const mostArriving = 4096;

type Line = Exclude<Urgency, 'free'>;
interface Waiting {
  since: number;
  /** Hears whether there is a turn now, or none any more. */
  hear(isAdmitted: boolean): void;
}

/**
 * Lets in as many requests as this process works off in time; a few more wait, those who buy first, and the rest are refused at once.
 * Who waits is served in turns by caller: one that sends more than everybody else is refused before everybody else.
 * A few begin in each turn of the event loop, so that a crowd that arrives in one turn does not make everybody wait for all of it.
 * How many are under way, waiting for others mostly, follows from how late the loop is: fewer by a fifth when it is late, more while
 * all are taken and it is not (additive increase, multiplicative decrease: Chiu and Jain 1989). Who would wait too long is known by Little's law.
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
  /** Milliseconds between two that leave while others wait. */
  private pace = 3;
  private lastLeft = performance.now();
  private lastLook = performance.now();
  private readonly timer = setInterval(() => this.look(), lookEvery).unref();

  get waiting(): number {
    return this.lines.urgent.length + this.lines.usual.length;
  }

  /** Whether a request of this caller would be refused now. @param callerOf told when it matters */
  isTooLong(line: Line, callerOf: () => string): boolean {
    if (this.waiting < alwaysWait) return false;
    const caller = callerOf();
    return this.isInVain(line, caller) && !this.lines[line].owesRoom(caller);
  }

  /** Asks for a turn, which ends with `leave`. @param callerOf who shares turns with whom; told when it matters @param hear called once: with false when there is none */
  enter(line: Line, callerOf: () => string, hear: Waiting['hear']): void {
    if (this.waiting === 0 && this.hasRoom()) return this.begin(hear);
    const caller = callerOf();
    if (this.isInVain(line, caller)) {
      const madeRoom = this.lines[line].makeRoomFor(caller);
      if (!madeRoom) return hear(false);
      madeRoom.hear(false);
    }
    // Who waited goes on as who they were, not as who made room.
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

  /** Whether whoever joined now would wait too long. Of those who buy, and go before who looks, each caller has a turn in a round. */
  private isInVain(line: Line, caller: string): boolean {
    const { urgent, usual } = this.lines;
    const rounds = Math.max(1, urgent.of(caller));
    const ahead = line === 'urgent' ? urgent.length : usual.length + Math.min(urgent.length, rounds * urgent.callers);
    return ahead >= alwaysWait && ahead * this.pace > patience[line];
  }

  /** Whether one more may be under way, and begin in this turn. */
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

  /** Who buys, but for one turn in a few, which is of somebody else who looks: a flood of carts closes no shop. */
  private next(): Waiting {
    const { urgent, usual } = this.lines;
    const looking = usual.nextCaller;
    const isLookersTurn = this.buyersBefore >= buyersInARow && looking !== undefined && urgent.of(looking) === 0;
    const buyer = isLookersTurn ? undefined : urgent.shift();
    this.buyersBefore = buyer ? this.buyersBefore + 1 : 0;
    return buyer ?? usual.shift()!;
  }

  /** What one has to do at once is done before the next immediate; those that are set now come in the next turn. */
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

  /** What is under way takes longer than it looked when they joined. */
  private refuseLate(line: Line, now: number): void {
    const waiting = this.lines[line];
    const isLate = ({ since }: Waiting) => waiting.length > alwaysWait && now - since > 2 * patience[line];
    for (const { hear } of waiting.shiftAll(isLate)) hear(false);
  }
}
