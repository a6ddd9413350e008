/** Number of entries of a caller that are never removed for another: a page and its requests. */
const guaranteedItems = 8;

/**
 * Queue that serves callers round-robin, and the entries of each caller in their order, so that a caller with many entries does not delay
 * the others (fair queueing, Nagle 1985). Only `remove` and `removeWhile` search the queue.
 */
export class FairQueue<Item> {
  /** Entries by caller, in the order of the callers' turns. */
  private readonly queues = new Map<string, Item[]>();
  /** Callers by the number of their entries, to find the caller with the most without a search. */
  private readonly callersByCount: Set<string>[] = [];
  private total = 0;

  get length(): number {
    return this.total;
  }

  get callers(): number {
    return this.queues.size;
  }

  /** Number of entries of a caller. */
  countOf(caller: string): number {
    return this.queues.get(caller)?.length ?? 0;
  }

  /** Whether another entry of this caller may displace one of the caller with the most. */
  canEvictFor(caller: string): boolean {
    return this.isLight(this.countOf(caller) + 1);
  }

  /** The caller whose turn it is. */
  get nextCaller(): string | undefined {
    return this.queues.keys().next().value;
  }

  add(caller: string, item: Item): void {
    const queue = this.queues.get(caller) ?? [];
    if (queue.length === 0) this.queues.set(caller, queue);
    queue.push(item);
    this.updateCount(caller, queue.length - 1, queue.length);
  }

  /** Removes and returns the next entry. Its caller then moves to the end of the round. */
  shift(): Item | undefined {
    const caller = this.nextCaller;
    if (caller === undefined) return undefined;
    const item = this.removeAt(caller, 0);
    const left = this.queues.get(caller);
    if (left) {
      this.queues.delete(caller);
      this.queues.set(caller, left);
    }
    return item;
  }

  /** Removes and returns the newest entry of the caller with the most, if `canEvictFor` is true for this caller. */
  evictFor(caller: string): Item | undefined {
    if (!this.canEvictFor(caller)) return undefined;
    const [most] = this.callersByCount.at(-1)!;
    return this.removeAt(most!, this.countOf(most!) - 1);
  }

  remove(caller: string, item: Item): void {
    const at = this.queues.get(caller)?.indexOf(item) ?? -1;
    if (at >= 0) this.removeAt(caller, at);
  }

  /** Removes and yields the oldest entries of callers while they fit. Starts with the caller with the most, and skips callers with few beside it. */
  *removeWhile(fits: (item: Item) => boolean): Iterable<Item> {
    for (let count = this.callersByCount.length - 1; count > 0; count -= 1)
      for (const caller of this.callersByCount[count] ?? []) {
        const queue = this.queues.get(caller)!;
        while (queue.length > 0 && !this.isLight(queue.length) && fits(queue[0]!)) yield this.removeAt(caller, 0);
      }
  }

  /** Whether a caller with this number of entries is one of few requests: the caller with the most has more than eight, and at least twice as many. */
  private isLight(count: number): boolean {
    const most = this.callersByCount.length - 1;
    return most > guaranteedItems && 2 * count <= most;
  }

  private removeAt(caller: string, at: number): Item {
    const queue = this.queues.get(caller)!;
    const [item] = queue.splice(at, 1);
    if (queue.length === 0) this.queues.delete(caller);
    this.updateCount(caller, queue.length + 1, queue.length);
    return item!;
  }

  private updateCount(caller: string, before: number, now: number): void {
    this.total += now - before;
    this.callersByCount[before]?.delete(caller);
    if (now > 0) (this.callersByCount[now] ??= new Set()).add(caller);
    while (this.callersByCount.length > 0 && !this.callersByCount.at(-1)?.size) this.callersByCount.pop();
  }
}
