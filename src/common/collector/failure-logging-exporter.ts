import type { Logger } from '@nestjs/common';
import { type ExportResult, ExportResultCode } from '@opentelemetry/core';

/** Exporter of OpenTelemetry for spans or log records. */
interface Exporter<Sent> {
  export(batch: Sent[], done: (result: ExportResult) => void): void;
  shutdown(): Promise<void>;
  forceFlush?(): Promise<void>;
}

/** Kind of a failure. The message of a collector is not logged, because its content is unknown. */
const kindOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && error.code !== undefined ? String(error.code) : error.message.slice(0, 100);
};

/** Exports to a collector, and logs once when that fails and once when it works again. Failed batches are not repeated. */
export class FailureLoggingExporter<Sent> implements Exporter<Sent> {
  private isFailing = false;

  /** @param what name of the exported data in log lines, in the plural */
  constructor(
    private readonly what: string,
    private readonly exporter: Exporter<Sent>,
    private readonly logger: Logger,
  ) {}

  export(batch: Sent[], done: (result: ExportResult) => void): void {
    this.exporter.export(batch, ({ code, error }) => {
      this.logChange(code === ExportResultCode.FAILED, error);
      done({ code: ExportResultCode.SUCCESS });
    });
  }

  async forceFlush(): Promise<void> {
    await this.exporter.forceFlush?.();
  }

  shutdown(): Promise<void> {
    return this.exporter.shutdown();
  }

  private logChange(fails: boolean, error: unknown): void {
    if (fails && !this.isFailing) this.logger.warn(`${this.what} cannot be sent to the collector (${kindOf(error)}). They are lost until it accepts them again.`);
    if (!fails && this.isFailing) this.logger.warn(`${this.what} are sent again`);
    this.isFailing = fails;
  }
}
