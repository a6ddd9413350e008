/** Failures in a row after which nobody is made to wait for more of them. */
const mostFailures = 5;
/** Milliseconds between two looks whether it answers again. */
const lookEvery = 500;

export interface BreakerOptions {
  /** @returns whether what failed answers again; soon, and without throwing */
  look(signal: AbortSignal): Promise<boolean>;
  /** Hears of each change. */
  changed(isOpen: boolean): void;
}

/**
 * Opens after failures in a row, and closes when a look finds that there is an answer again: no visitor has to try it out.
 * (M. Nygard, Release It!, "Circuit Breaker"; the half-open state is the look.)
 */
export class Breaker {
  private failures = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: BreakerOptions) {}

  get isOpen(): boolean {
    return this.timer !== undefined;
  }

  succeeded(): void {
    this.failures = 0;
  }

  failed(): void {
    this.failures += 1;
    if (this.failures < mostFailures || this.isOpen) return;
    this.lookLater();
    this.options.changed(true);
  }

  /** Looks no more. */
  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private lookLater(): void {
    this.timer = setTimeout(() => void this.look(), lookEvery).unref();
  }

  private async look(): Promise<void> {
    const answers = await this.options.look(AbortSignal.timeout(lookEvery));
    if (!this.isOpen) return;
    if (!answers) return this.lookLater();
    this.stop();
    this.failures = 0;
    this.options.changed(false);
  }
}
