import { Logger } from '@nestjs/common';
import { type AnyValueMap, type Logger as LogOfCollector, SeverityNumber } from '@opentelemetry/api-logs';
import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-proto';
import { BatchLogRecordProcessor, LoggerProvider } from '@opentelemetry/sdk-logs';
import type { DestinationStream, Level } from 'pino';
import { resourceOf, shutDownProvider } from '../collector/telemetry-provider.js';
import { FailureLoggingExporter } from '../collector/failure-logging-exporter.js';
import { describeError } from '../describe-error.js';

/** OpenTelemetry's severity of pino's levels. */
const severities: Record<Level, SeverityNumber> = {
  trace: SeverityNumber.TRACE,
  debug: SeverityNumber.DEBUG,
  info: SeverityNumber.INFO,
  warn: SeverityNumber.WARN,
  error: SeverityNumber.ERROR,
  fatal: SeverityNumber.FATAL,
};

interface Line extends AnyValueMap {
  level: Level;
  time: string;
  message: string;
}

/**
 * Also sends JSON log lines to a collector (OTLP over HTTP), where an attacker on this machine cannot change them. Requests do not
 * wait for it: lines are queued up to a limit and sent in the background.
 */
export class CollectorLogStream implements DestinationStream {
  private readonly logger = new Logger('Log');
  private readonly provider: LoggerProvider;
  private readonly log: LogOfCollector;

  constructor(program: string) {
    const exporter = new FailureLoggingExporter('Log lines', new OTLPLogExporter(), this.logger);
    this.provider = new LoggerProvider({ resource: resourceOf(program), processors: [new BatchLogRecordProcessor({ exporter })] });
    this.log = this.provider.getLogger('quiet-shop');
  }

  write(line: string): void {
    const { level, time, message, ...facts } = JSON.parse(line) as Line;
    this.log.emit({ timestamp: new Date(time), severityNumber: severities[level], severityText: level, body: message, attributes: facts });
  }

  async end(): Promise<void> {
    await shutDownProvider(this.provider).catch((error: unknown) => this.logger.warn(`The last log lines were not sent to the collector: ${describeError(error)}`));
  }
}
