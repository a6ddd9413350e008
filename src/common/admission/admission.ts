import type { Urgency } from './urgency.js';

/** Milliseconds between two looks at how late this process is. */
const lookEvery = 20;
/** Milliseconds it may be late: whoever is refused shall hear it at once. */
const mostLate = 50;
/** Requests under way: at the start, and at the least and the most that looking can make of them. */
const underWay = { first: 32, least: 16, most: 512 };
/** Milliseconds that somebody may be made to wait. */
const patience = { usual: 300, urgent: 2000 } as const;
/** So many may wait however slow it looks: of a handful of callers none is refused. */
const alwaysWait = 48;
/** Share of the newest in what is known of the pace. */
const weight = 0.1;

type Line = Exclude<Urgency, 'free'>;
interface Waiting {
  since: number;
  /** Hears whether there is a turn now, or none any more. */
  hear(isAdmitted: boolean): void;
}

/**
 * Lets in as many requests as this process works off in time; a few more wait, those who buy first, and the rest are refused at once.
 * One begins in each turn of the event loop, so that a crowd that arrives in one turn does not make everybody wait for all of it.
 * How many are under way, waiting for others mostly, follows from how late the loop is: fewer by a fifth when it is late, more while
 * all are taken and it is not (additive increase, multiplicative decrease: Chiu and Jain 1989). Who would wait too long is known by Little's law.
 */
export class Admission {
  private most = underWay.first;
  private taken = 0;
  private wasFull = false;
  /** One has begun in this turn of the event loop. */
  private hasBegun = false;
  private readonly lines: Record<Line, Waiting[]> = { urgent: [], usual: [] };
  /** Milliseconds between two that leave while others wait. */
  private pace = 3;
  private lastLeft = performance.now();
  private lastLook = performance.now();
  private readonly timer = setInterval(() => this.look(), lookEvery).unref();

  get waiting(): number {
    return this.lines.urgent.length + this.lines.usual.length;
  }

  /** Asks for a turn, which ends with `leave`. @param hear called once: with false when there is none */
  enter(line: Line, hear: Waiting['hear']): void {
    if (this.waiting === 0 && this.hasRoom()) return this.begin(hear);
    const ahead = line === 'urgent' ? this.lines.urgent.length : this.waiting;
    if (ahead >= alwaysWait && ahead * this.pace > patience[line]) return hear(false);
    this.lines[line].push({ since: performance.now(), hear });
  }

  leave(): void {
    const now = performance.now();
    if (this.waiting > 0) this.pace += weight * (Math.min(now - this.lastLeft, 100) - this.pace);
    this.lastLeft = now;
    this.taken -= 1;
    this.admit();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private hasRoom(): boolean {
    const isFull = this.taken >= this.most;
    this.wasFull ||= isFull;
    return !isFull && !this.hasBegun;
  }

  private begin(hear: Waiting['hear']): void {
    this.taken += 1;
    this.hasBegun = true;
    setImmediate(() => {
      this.hasBegun = false;
      this.admit();
    });
    hear(true);
  }

  private admit(): void {
    if (this.waiting > 0 && this.hasRoom()) this.begin((this.lines.urgent.shift() ?? this.lines.usual.shift()!).hear);
  }

  private look(): void {
    const now = performance.now();
    const late = now - this.lastLook - lookEvery;
    this.lastLook = now;
    if (late > mostLate) this.most = Math.max(underWay.least, Math.floor(this.most * 0.8));
    else if (this.wasFull) this.most = Math.min(underWay.most, this.most + Math.ceil(this.most / 16));
    this.wasFull = false;
    // What is under way takes longer than it looked.
    for (const line of ['urgent', 'usual'] as const) while (this.lines[line][0] && now - this.lines[line][0].since > 2 * patience[line]) this.lines[line].shift()!.hear(false);
    this.admit();
  }
}
