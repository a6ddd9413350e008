import { ConsoleLogger, type LoggerService } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type DestinationStream, type Level, type Logger, pino } from 'pino';
import type { Environment } from '../../config/environment.js';
import { isRecord } from '../../contract/fields.js';
import { currentTraces } from '../traces/traces.js';
import { currentCaller, currentRequestId } from './request-ids.js';

/** A request without what its address may hold: keys of mailed links stand in queries and in paths, which are told by their pattern. */
const toldRequest = ({ method, url, routeOptions }: FastifyRequest) => {
  const route = routeOptions.url;
  return { method, url: route === undefined || route.includes('*') ? url.split('?')[0] : route };
};

/** How Fastify's own lines tell of a request. */
export const requestSerializers = { req: toldRequest };

/** Writes a line of JSON for each thing that happens, with the ids of the request it happened in, of who called, and of its trace. */
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

/** Nest's words for pino's: a text, or `message` with facts beside it; what comes last names the part that speaks, and before it may be a stack. */
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

/** Lines for people: Nest's own, whose times name no zone, in UTC. */
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
  /** Fastify's; absent where it makes its own. */
  lines?: Logger;
  /** Sends what is left to whoever collects it, for a moment. */
  end(): Promise<void>;
}

/** How a program tells what happens: in JSON to programs (`LOG_FORMAT`), and to a collector where one takes it (`OTEL_LOGS_EXPORTER`), in colours to people. */
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
