/** Share of reads that may be repeated. */
const share = 0.05;
/** Maximum number of repetitions in a burst. */
const most = 5;

/** Limits repeated reads, so that an unavailable Shop API does not get twice the load. */
export class SpareReads {
  private saved = most;

  /** Called after each read. */
  earn(): void {
    this.saved = Math.min(most, this.saved + share);
  }

  /** @returns whether a repetition is allowed */
  take(): boolean {
    if (this.saved < 1) return false;
    this.saved -= 1;
    return true;
  }
}
