import { isDeepStrictEqual } from 'node:util';

/** Milliseconds after which a response is requested again. */
const refreshAfter = 60_000;

/** A read that pages do not wait for: they show the response that is known last, and an older one is requested again in the background. */
export class BackgroundRead<Answer> {
  private requestedAt = Number.NEGATIVE_INFINITY;

  /**
   * @param known what is returned until the first response
   * @param clock returns milliseconds
   */
  constructor(
    private known: Answer,
    private readonly clock: Pick<Performance, 'now'> = performance,
  ) {}

  /** Returns the response that is known last: the same object as long as its content is the same. After a failure the known one stays. */
  get(load: () => Promise<Answer>): Answer {
    if (this.clock.now() - this.requestedAt > refreshAfter) void this.refresh(load);
    return this.known;
  }

  private async refresh(load: () => Promise<Answer>): Promise<void> {
    this.requestedAt = this.clock.now();
    try {
      const answer = await load();
      if (!isDeepStrictEqual(answer, this.known)) this.known = answer;
    } catch {
      // Pages do not need the response.
    }
  }
}
