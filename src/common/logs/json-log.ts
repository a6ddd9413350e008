import { ConsoleLogger, type LoggerService } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type DestinationStream, type Level, type Logger, pino } from 'pino';
import type { Environment } from '../../config/environment.js';
import { isRecord } from '../../contract/fields.js';
import { currentTraces } from '../traces/traces.js';
import { currentCaller, currentRequestId } from './request-ids.js';

/** Log fields of a request. Keys of mailed links can be in the query and in the path, so the query is removed and the path is replaced by its route pattern. */
const toldRequest = ({ method, url, routeOptions }: FastifyRequest) => {
  const route = routeOptions.url;
  return { method, url: route === undefined || route.includes('*') ? url.split('?')[0] : route };
};

/** Serializers of Fastify's own log lines. */
export const requestSerializers = { req: toldRequest };

/** Creates a logger that writes JSON lines with the ids of request, caller and trace. */
export const jsonLines = (program: string, level: string, to: DestinationStream): Logger =>
  pino(
    {
      level,
      base: { program, pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      messageKey: 'message',
      serializers: requestSerializers,
      formatters: { level: (label) => ({ level: label }) },
      mixin: () => {
        const requestId = currentRequestId();
        const traceId = currentTraces()?.traceId();
        return { ...(requestId && { requestId }), ...currentCaller(), ...(traceId && { traceId }) };
      },
    },
    to,
  );

/** Nest logger that writes to pino. The first argument is a text, or an object with `message` and further fields; the last one is the name of the part; between them can be a stack. */
class NestLog implements LoggerService {
  constructor(private readonly lines: Logger) {}

  log = this.writer('info');
  error = this.writer('error');
  warn = this.writer('warn');
  debug = this.writer('debug');
  verbose = this.writer('trace');
  fatal = this.writer('fatal');

  private writer(level: Level) {
    return (told: unknown, ...rest: unknown[]): void => {
      const part = rest.pop();
      const [stack] = rest;
      const { message, ...facts } = isRecord(told) ? told : { message: told };
      this.lines[level]({ ...(part !== undefined && { part }), ...(stack !== undefined && { stack }), ...facts }, String(message));
    };
  }
}

/** Text lines of Nest's console logger, with times in UTC instead of local times without zone. */
class TextLog extends ConsoleLogger {
  constructor() {
    super({ logLevels: ['warn', 'error', 'fatal'] });
  }

  protected override getTimestamp(): string {
    return new Date().toISOString();
  }
}

export interface Log {
  nest: LoggerService;
  /** Logger for Fastify; undefined: Fastify's own. */
  lines?: Logger;
  /** Sends the last lines to the collector. */
  end(): Promise<void>;
}

/** Creates the log of a program: JSON lines or coloured text (`LOG_FORMAT`); JSON lines also to a collector (`OTEL_LOGS_EXPORTER`). */
export const logOf = async (program: string, { LOG_LEVEL = 'warn', logFormat, OTEL_LOGS_EXPORTER }: Environment): Promise<Log> => {
  if (logFormat === 'text') return { nest: new TextLog(), end: async () => undefined };
  const written = pino.destination(1);
  const sent = OTEL_LOGS_EXPORTER === 'otlp' ? new (await import('./sent-lines.js')).SentLines(program) : undefined;
  const both = (line: string) => {
    written.write(line);
    sent?.write(line);
  };
  const lines = jsonLines(program, LOG_LEVEL, { write: both });
  return { nest: new NestLog(lines), lines, end: async () => sent?.end() };
};
