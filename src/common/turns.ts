import { Problem } from '../contract/errors.js';

/** Lets a few at a time do what is costly; a few more may wait, and the rest are told to come back. */
export class Turns {
  private taken = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly mayWait: number,
  ) {}

  /** @throws Problem UNAVAILABLE when too many wait already */
  async run<Value>(work: () => Promise<Value>): Promise<Value> {
    await this.enter();
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  /** Takes a turn that ends with `leave`. @throws Problem UNAVAILABLE when too many wait already */
  async enter(): Promise<void> {
    if (this.taken < this.atOnce) {
      this.taken += 1;
      return;
    }
    if (this.waiting.length >= this.mayWait) throw new Problem('UNAVAILABLE');
    await new Promise<void>((turn) => this.waiting.push(turn));
  }

  leave(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.taken -= 1;
  }
}
