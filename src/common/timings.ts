interface Span {
  name: string;
  /** Milliseconds. */
  took: number;
  note?: string;
}

/** What making one page took: for the header Server-Timing, outside production. */
export class Timings {
  private readonly start = performance.now();
  private readonly spans: Span[] = [];
  private loadedAt: number | undefined;
  /** Calls that waited for each other and were answered. */
  private stepsDone = 0;

  /** Measures a call to another server. Those of one step were under way at once; each further step waited for one before. */
  async call<Answer>(name: string, ask: () => Promise<Answer>): Promise<Answer> {
    const step = this.stepsDone + 1;
    const start = performance.now();
    try {
      return await ask();
    } finally {
      this.stepsDone = Math.max(this.stepsDone, step);
      this.spans.push({ name, took: performance.now() - start, note: `step ${step}` });
    }
  }

  /** The data are there: from here on it is rendered. */
  loaded(): void {
    this.loadedAt = performance.now();
  }

  /** The header's value, once the page is there. */
  toString(): string {
    const loaded = this.loadedAt ?? performance.now();
    const own: Span[] = [
      { name: 'load', took: loaded - this.start },
      { name: 'render', took: performance.now() - loaded },
    ];
    return [...own, ...this.spans].map(({ name, took, note }) => `${name};dur=${took.toFixed(1)}${note ? `;desc="${note}"` : ''}`).join(', ');
  }
}
