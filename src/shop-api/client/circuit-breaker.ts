/** Failures in a row after which the breaker opens. */
const maxFailures = 5;
/** Milliseconds between health checks while the breaker is open. */
const probeInterval = 500;

export interface CircuitBreakerOptions {
  /** Health check; must be fast and must not throw. @returns whether the dependency responds again */
  probe(signal: AbortSignal): Promise<boolean>;
  /** Called when the breaker opens or closes. */
  onChange(isOpen: boolean): void;
}

/**
 * Circuit breaker that opens after failures in a row, and closes when a health check succeeds, so that no visitor's request is used as a probe
 * (M. Nygard, Release It!, "Circuit Breaker"; the health check replaces the half-open state).
 */
export class CircuitBreaker {
  private failures = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: CircuitBreakerOptions) {}

  get isOpen(): boolean {
    return this.timer !== undefined;
  }

  recordSuccess(): void {
    this.failures = 0;
  }

  recordFailure(): void {
    this.failures += 1;
    if (this.failures < maxFailures || this.isOpen) return;
    this.scheduleProbe();
    this.options.onChange(true);
  }

  /** Stops the health checks. */
  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private scheduleProbe(): void {
    this.timer = setTimeout(() => void this.probe(), probeInterval).unref();
  }

  private async probe(): Promise<void> {
    const answers = await this.options.probe(AbortSignal.timeout(probeInterval));
    if (!this.isOpen) return;
    if (!answers) return this.scheduleProbe();
    this.stop();
    this.failures = 0;
    this.options.onChange(false);
  }
}
