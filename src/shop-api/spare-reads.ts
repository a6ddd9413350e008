/** Share of reads that may be sent twice. */
const share = 0.05;
/** Of those, how many may come together. */
const most = 5;

/** Bounds how many reads are sent once more: a Shop API that is down must not be asked twice as much. */
export class SpareReads {
  private saved = most;

  /** A read has ended. */
  earn(): void {
    this.saved = Math.min(most, this.saved + share);
  }

  /** @returns whether there was one */
  take(): boolean {
    if (this.saved < 1) return false;
    this.saved -= 1;
    return true;
  }
}
