import type { Logger } from '@nestjs/common';
import { type ExportResult, ExportResultCode } from '@opentelemetry/core';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-base';

/** The kind of a failure, not its words: those of a collector are not ours to log. */
const kindOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && error.code !== undefined ? String(error.code) : error.message.slice(0, 100);
};

/** Sends spans, and says once that it cannot, and once that it can again; spans that were not taken are lost. */
export class ToldExporter implements SpanExporter {
  private isFailing = false;

  constructor(
    private readonly exporter: SpanExporter,
    private readonly logger: Logger,
  ) {}

  export(spans: ReadableSpan[], done: (result: ExportResult) => void): void {
    this.exporter.export(spans, ({ code, error }) => {
      this.tell(code === ExportResultCode.FAILED, error);
      done({ code: ExportResultCode.SUCCESS });
    });
  }

  shutdown(): Promise<void> {
    return this.exporter.shutdown();
  }

  private tell(fails: boolean, error: unknown): void {
    if (fails && !this.isFailing) this.logger.warn(`Traces cannot be sent (${kindOf(error)}): they are lost until they can`);
    if (!fails && this.isFailing) this.logger.warn('Traces are sent again');
    this.isFailing = fails;
  }
}
