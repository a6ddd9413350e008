/** Samples that are kept. With one a second, a lag of up to ten minutes is known exactly. */
const maxSamples = 600;

interface Sample {
  /** Milliseconds of the monotonic clock. */
  at: number;
  /** Position in the write-ahead log, in bytes. */
  position: number;
}

/**
 * Positions of the primary over time, from which the lag of a replica follows. `pg_last_xact_replay_timestamp()` is no measure: it grows while
 * nothing is written, and compares the clocks of two machines.
 */
export class PrimaryPositions {
  private readonly samples: Sample[] = [];

  note(at: number, position: number): void {
    this.samples.push({ at, position });
    if (this.samples.length > maxSamples) this.samples.shift();
  }

  /**
   * Seconds for which a replica may lack changes; 0 when it has all that is known.
   * @param replayed position that the replica has replayed
   * @returns Infinity when it lacks more than the samples cover
   */
  lagOf(now: number, replayed: number): number {
    if (replayed >= (this.samples.at(-1)?.position ?? Number.POSITIVE_INFINITY)) return 0;
    const complete = this.samples.findLast(({ position }) => position <= replayed);
    return complete ? (now - complete.at) / 1000 : Number.POSITIVE_INFINITY;
  }
}
