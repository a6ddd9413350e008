/** Deterministic pseudo-random numbers: the same seed gives the same sequence (mulberry32). */
export class SeededRandom {
  private state: number;

  constructor(seed: number) {
    this.state = Math.imul(seed, 0x9e3779b1);
  }

  /** A number from 0 (inclusive) to 1 (exclusive). */
  fraction(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from `low` to `high`, both inclusive. */
  integer(low: number, high: number): number {
    return low + Math.floor(this.fraction() * (high - low + 1));
  }

  pick<Value>(values: readonly Value[]): Value {
    return values[this.integer(0, values.length - 1)]!;
  }

  /** `count` different elements of `values`, or all when there are fewer, in random order. */
  pickSome<Value>(values: readonly Value[], count: number): Value[] {
    const left = [...values];
    return Array.from({ length: Math.min(count, left.length) }, () => left.splice(this.integer(0, left.length - 1), 1)[0]!);
  }
}
