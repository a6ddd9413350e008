import { Problem } from '../contract/errors.js';
import { FairLine } from './fair-line.js';
import { currentNeighbourhood } from './logs/request-ids.js';

type Turn = (refusal?: Problem) => void;

/**
 * Lets a few at a time do what is costly; a few more may wait, and the rest are told to come back. Who waits is served in turns by caller,
 * and makes room for a caller who has less than half as much waiting; what is done behind the answers is one caller of its own.
 */
export class Turns {
  private taken = 0;
  private readonly waiting = new FairLine<Turn>();

  constructor(
    private readonly atOnce: number,
    private readonly mayWait: number,
    /** Milliseconds that somebody waits at most; as long as it takes unless told. */
    private readonly patience?: number,
  ) {}

  get queued(): number {
    return this.waiting.length;
  }

  /** @throws Problem UNAVAILABLE when too many wait already, or it took too long */
  async run<Value>(work: () => Promise<Value>): Promise<Value> {
    await this.enter();
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  /** Takes a turn that ends with `leave`. @throws Problem UNAVAILABLE when too many wait already, or it took too long */
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
