/** Number of entries of a caller that are never removed for another: a page and its requests. */
const alwaysKept = 8;

/**
 * Queue that serves callers round-robin, and the entries of each caller in their order, so that a caller with many entries does not delay
 * the others (fair queueing, Nagle 1985). Only `remove` and `shiftAll` search the queue.
 */
export class FairLine<One> {
  /** Entries by caller, in the order of the callers' turns. */
  private readonly ofCaller = new Map<string, One[]>();
  /** Callers by the number of their entries, to find the caller with the most without a search. */
  private readonly callersWith: Set<string>[] = [];
  private all = 0;

  get length(): number {
    return this.all;
  }

  get callers(): number {
    return this.ofCaller.size;
  }

  /** Number of entries of a caller. */
  of(caller: string): number {
    return this.ofCaller.get(caller)?.length ?? 0;
  }

  /** Whether the caller with the most has more than eight entries, and this caller would have at most half as many with one more. */
  owesRoom(caller: string): boolean {
    const most = this.callersWith.length - 1;
    return most > alwaysKept && 2 * (this.of(caller) + 1) <= most;
  }

  /** The caller whose turn it is. */
  get nextCaller(): string | undefined {
    return this.ofCaller.keys().next().value;
  }

  add(caller: string, one: One): void {
    const own = this.ofCaller.get(caller) ?? [];
    if (own.length === 0) this.ofCaller.set(caller, own);
    own.push(one);
    this.counted(caller, own.length - 1, own.length);
  }

  /** Removes and returns the next entry. Its caller then moves to the end of the round. */
  shift(): One | undefined {
    const caller = this.nextCaller;
    if (caller === undefined) return undefined;
    const one = this.takeOut(caller, 0);
    const left = this.ofCaller.get(caller);
    if (left) {
      this.ofCaller.delete(caller);
      this.ofCaller.set(caller, left);
    }
    return one;
  }

  /** Removes and returns the newest entry of the caller with the most, if `owesRoom` is true for this caller. */
  makeRoomFor(caller: string): One | undefined {
    if (!this.owesRoom(caller)) return undefined;
    const [most] = this.callersWith.at(-1)!;
    return this.takeOut(most!, this.of(most!) - 1);
  }

  remove(caller: string, one: One): void {
    const at = this.ofCaller.get(caller)?.indexOf(one) ?? -1;
    if (at >= 0) this.takeOut(caller, at);
  }

  /** Removes and yields the oldest entries of each caller while they fit. */
  *shiftAll(fits: (one: One) => boolean): Iterable<One> {
    for (const [caller, own] of this.ofCaller) while (own.length > 0 && fits(own[0]!)) yield this.takeOut(caller, 0);
  }

  private takeOut(caller: string, at: number): One {
    const own = this.ofCaller.get(caller)!;
    const [one] = own.splice(at, 1);
    if (own.length === 0) this.ofCaller.delete(caller);
    this.counted(caller, own.length + 1, own.length);
    return one!;
  }

  private counted(caller: string, before: number, now: number): void {
    this.all += now - before;
    this.callersWith[before]?.delete(caller);
    if (now > 0) (this.callersWith[now] ??= new Set()).add(caller);
    while (this.callersWith.length > 0 && !this.callersWith.at(-1)?.size) this.callersWith.pop();
  }
}
