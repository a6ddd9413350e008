import { Problem } from '../contract/errors.js';
import { FairLine } from './fair-line.js';
import { currentNeighbourhood } from './logs/request-ids.js';

type Turn = (refusal?: Problem) => void;

/**
 * Limits the concurrency of expensive work. Further calls wait in a queue; when it is full they fail with UNAVAILABLE. Waiting calls are served
 * round-robin by caller (network), and a caller with few calls displaces the newest of the caller with the most (`FairLine`). Work outside of
 * requests counts as one caller.
 */
export class Turns {
  private taken = 0;
  private readonly waiting = new FairLine<Turn>();

  constructor(
    private readonly atOnce: number,
    private readonly mayWait: number,
    /** Maximum wait in milliseconds; undefined: no limit. */
    private readonly patience?: number,
  ) {}

  get queued(): number {
    return this.waiting.length;
  }

  /** Runs work in a turn. @throws Problem UNAVAILABLE when the queue is full or the wait is too long */
  async run<Value>(work: () => Promise<Value>): Promise<Value> {
    await this.enter();
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  /** Takes a turn, which `leave` must end. @throws Problem UNAVAILABLE when the queue is full or the wait is too long */
  async enter(): Promise<void> {
    if (this.taken < this.atOnce) {
      this.taken += 1;
      return;
    }
    const caller = currentNeighbourhood() ?? 'nobody';
    this.makeRoomFor(caller);
    await new Promise<void>((begin, refuse) => {
      const timer = this.patience === undefined ? undefined : setTimeout(() => this.leaveQueue(caller, hear), this.patience);
      const hear: Turn = (refusal) => {
        clearTimeout(timer);
        if (refusal) refuse(refusal);
        else begin();
      };
      this.waiting.add(caller, hear);
    });
  }

  private makeRoomFor(caller: string): void {
    if (this.waiting.length < this.mayWait) return;
    const madeRoom = this.waiting.makeRoomFor(caller);
    if (!madeRoom) throw new Problem('UNAVAILABLE');
    madeRoom(new Problem('UNAVAILABLE'));
  }

  private leaveQueue(caller: string, hear: Turn): void {
    this.waiting.remove(caller, hear);
    hear(new Problem('UNAVAILABLE'));
  }

  leave(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.taken -= 1;
  }
}
