/** So many of one caller make room for nobody: a page and what it asks for. */
const alwaysKept = 8;

/**
 * Who waits, served in turns by caller and each caller's own in the order they came: somebody who sends much makes nobody else wait for it
 * (fair queueing, Nagle 1985: one of each in a round). All but `remove` takes the same time however many wait.
 */
export class FairLine<One> {
  /** In the order of their turns. */
  private readonly ofCaller = new Map<string, One[]>();
  /** Callers by how many of theirs wait, so that who has the most is found without looking at all. */
  private readonly callersWith: Set<string>[] = [];
  private all = 0;

  get length(): number {
    return this.all;
  }

  get callers(): number {
    return this.ofCaller.size;
  }

  /** How many of a caller's wait. */
  of(caller: string): number {
    return this.ofCaller.get(caller)?.length ?? 0;
  }

  /** Whether somebody has so much waiting that this caller, with one more, would still have no more than half of it. */
  owesRoom(caller: string): boolean {
    const most = this.callersWith.length - 1;
    return most > alwaysKept && 2 * (this.of(caller) + 1) <= most;
  }

  /** Whose turn it is. */
  get nextCaller(): string | undefined {
    return this.ofCaller.keys().next().value;
  }

  add(caller: string, one: One): void {
    const own = this.ofCaller.get(caller) ?? [];
    if (own.length === 0) this.ofCaller.set(caller, own);
    own.push(one);
    this.counted(caller, own.length - 1, own.length);
  }

  /** Takes the next one out; its caller's turn comes again after everybody else's. */
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

  /** Takes out the newest of the caller who has the most, if room is owed to this one. */
  makeRoomFor(caller: string): One | undefined {
    if (!this.owesRoom(caller)) return undefined;
    const [most] = this.callersWith.at(-1)!;
    return this.takeOut(most!, this.of(most!) - 1);
  }

  remove(caller: string, one: One): void {
    const at = this.ofCaller.get(caller)?.indexOf(one) ?? -1;
    if (at >= 0) this.takeOut(caller, at);
  }

  /** Takes out the oldest of each caller for as long as they fit. */
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
