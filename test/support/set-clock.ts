const RealDate = Date;

/** Shifts `Date` in this process. Timers and `performance.now()` are not affected, as with a change of the system clock. @param by milliseconds, negative for the past */
export const setClock = (by: number): void => {
  globalThis.Date = class extends RealDate {
    constructor(...words: [] | ConstructorParameters<typeof RealDate>) {
      if (words.length) super(...(words as [number]));
      else super(RealDate.now() + by);
    }
    static override now(): number {
      return RealDate.now() + by;
    }
    static override [Symbol.hasInstance](value: unknown): boolean {
      return RealDate[Symbol.hasInstance](value);
    }
  } as DateConstructor;
};
/** Restores the clock. */
export const resetClock = (): void => {
  globalThis.Date = RealDate;
};
