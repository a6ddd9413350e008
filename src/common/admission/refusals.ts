/** Milliseconds of an event loop turn in which refusals are sent. */
const perTurn = 3;

/**
 * Refusals that wait to be sent, in turns. An admitted request needs several turns of the event loop. A client that repeats every refused request
 * at once would otherwise get hundreds of refusals in each of them. As its refusals wait, the client slows down itself.
 */
export class Refusals {
  private readonly waiting = new Set<() => void>();
  private isScheduled = false;

  /** @param send sends one refusal; called once, in the async context of another request */
  add(send: () => void): void {
    this.waiting.add(send);
    if (this.isScheduled) return;
    this.isScheduled = true;
    setImmediate(() => this.sendSome());
  }

  private sendSome(): void {
    const end = performance.now() + perTurn;
    for (const send of this.waiting) {
      this.waiting.delete(send);
      send();
      if (performance.now() >= end) break;
    }
    this.isScheduled = this.waiting.size > 0;
    if (this.isScheduled) setImmediate(() => this.sendSome());
  }
}
