import { Problem } from '../contract/errors.js';

/** Lets a few at a time do what is costly; a few more may wait, and the rest are told to come back. */
export class Turns {
  private taken = 0;
  private readonly waiting: (() => void)[] = [];

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
    if (this.waiting.length >= this.mayWait) throw new Problem('UNAVAILABLE');
    await new Promise<void>((turn, refuse) => {
      const timer = this.patience === undefined ? undefined : setTimeout(() => this.leaveQueue(called, refuse), this.patience);
      const called = () => {
        clearTimeout(timer);
        turn();
      };
      this.waiting.push(called);
    });
  }

  private leaveQueue(called: () => void, refuse: (reason: Problem) => void): void {
    this.waiting.splice(this.waiting.indexOf(called), 1);
    refuse(new Problem('UNAVAILABLE'));
  }

  leave(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.taken -= 1;
  }
}
