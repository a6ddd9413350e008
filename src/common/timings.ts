interface Span {
  name: string;
  /** Milliseconds. */
  took: number;
  note?: string;
}

/** Durations of the steps of one page, for the header Server-Timing outside production. */
export class Timings {
  private readonly start = performance.now();
  private readonly spans: Span[] = [];
  private loadedAt: number | undefined;
  /** Number of completed steps of successive calls. */
  private stepsDone = 0;

  /** Measures a call to another server. Calls of the same step ran in parallel; each further step waited for a call of the step before. */
  async measure<Answer>(name: string, request: () => Promise<Answer>): Promise<Answer> {
    const step = this.stepsDone + 1;
    const start = performance.now();
    try {
      return await request();
    } finally {
      this.stepsDone = Math.max(this.stepsDone, step);
      this.spans.push({ name, took: performance.now() - start, note: `step ${step}` });
    }
  }

  /** Marks the end of loading and the start of rendering. */
  markLoaded(): void {
    this.loadedAt = performance.now();
  }

  /** Value of the header; to be called after rendering. */
  toString(): string {
    const loaded = this.loadedAt ?? performance.now();
    const own: Span[] = [
      { name: 'load', took: loaded - this.start },
      { name: 'render', took: performance.now() - loaded },
    ];
    return [...own, ...this.spans].map(({ name, took, note }) => `${name};dur=${took.toFixed(1)}${note ? `;desc="${note}"` : ''}`).join(', ');
  }
}
