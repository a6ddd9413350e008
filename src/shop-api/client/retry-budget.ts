/** Share of reads that may be repeated. */
const ratio = 0.05;
/** Maximum number of repetitions in a burst. */
const maxTokens = 5;

/** Limits repeated reads, so that an unavailable Shop API does not get twice the load. */
export class RetryBudget {
  private tokens = maxTokens;

  /** Called after each read. */
  deposit(): void {
    this.tokens = Math.min(maxTokens, this.tokens + ratio);
  }

  /** @returns whether a repetition is allowed */
  withdraw(): boolean {
    if (this.tokens < 1) return false;
    this.tokens -= 1;
    return true;
  }
}
