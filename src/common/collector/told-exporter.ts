import type { Logger } from '@nestjs/common';
import { type ExportResult, ExportResultCode } from '@opentelemetry/core';

/** What sends spans, or lines of a log, to a collector. */
interface Exporter<Sent> {
  export(batch: Sent[], done: (result: ExportResult) => void): void;
  shutdown(): Promise<void>;
  forceFlush?(): Promise<void>;
}

/** The kind of a failure, not its words: those of a collector are not ours to log. */
const kindOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && error.code !== undefined ? String(error.code) : error.message.slice(0, 100);
};

/** Sends to a collector, and says once that it cannot, and once that it can again; what was not taken, the collector never has. */
export class ToldExporter<Sent> implements Exporter<Sent> {
  private isFailing = false;

  /** @param what in the plural, as the log calls it */
  constructor(
    private readonly what: string,
    private readonly exporter: Exporter<Sent>,
    private readonly logger: Logger,
  ) {}

  export(batch: Sent[], done: (result: ExportResult) => void): void {
    this.exporter.export(batch, ({ code, error }) => {
      this.tell(code === ExportResultCode.FAILED, error);
      done({ code: ExportResultCode.SUCCESS });
    });
  }

  async forceFlush(): Promise<void> {
    await this.exporter.forceFlush?.();
  }

  shutdown(): Promise<void> {
    return this.exporter.shutdown();
  }

  private tell(fails: boolean, error: unknown): void {
    if (fails && !this.isFailing) this.logger.warn(`${this.what} cannot be sent (${kindOf(error)}): their collector goes without until they can`);
    if (!fails && this.isFailing) this.logger.warn(`${this.what} are sent again`);
    this.isFailing = fails;
  }
}
