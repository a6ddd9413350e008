const RealDate = Date;

/** Sets the clock of this process on or back, in milliseconds from what it is; intervals are measured by another, as on any machine. */
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
/** The clock is right again. */
export const resetClock = (): void => {
  globalThis.Date = RealDate;
};
