/** Failures in a row after which the breaker opens. */
const mostFailures = 5;
/** Milliseconds between health checks while the breaker is open. */
const lookEvery = 500;

export interface BreakerOptions {
  /** Health check; must be fast and must not throw. @returns whether the dependency responds again */
  look(signal: AbortSignal): Promise<boolean>;
  /** Called when the breaker opens or closes. */
  changed(isOpen: boolean): void;
}

/**
 * Circuit breaker that opens after failures in a row, and closes when a health check succeeds, so that no visitor's request is used as a probe
 * (M. Nygard, Release It!, "Circuit Breaker"; the health check replaces the half-open state).
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

  /** Stops the health checks. */
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
