import { ConsoleLogger, type LoggerService } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type DestinationStream, type Level, type Logger, pino } from 'pino';
import type { Environment } from '../../config/environment.js';
import { isRecord } from '../../contract/fields.js';
import { currentTraces } from '../traces/traces.js';
import { currentCaller, currentRequestId } from './request-context.js';

/** Log fields of a request. Keys of mailed links can be in the query and in the path, so the query is removed and the path is replaced by its route pattern. */
const loggedRequest = ({ method, url, routeOptions }: FastifyRequest) => {
  const route = routeOptions.url;
  return { method, url: route === undefined || route.includes('*') ? url.split('?')[0] : route };
};

/** Serializers of Fastify's own log lines. */
export const requestSerializers = { req: loggedRequest };

/** Creates a logger that writes JSON lines with the ids of request, caller and trace. */
export const createJsonLogger = (program: string, level: string, to: DestinationStream): Logger =>
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
  constructor(private readonly logger: Logger) {}

  log = this.writerFor('info');
  error = this.writerFor('error');
  warn = this.writerFor('warn');
  debug = this.writerFor('debug');
  verbose = this.writerFor('trace');
  fatal = this.writerFor('fatal');

  private writerFor(level: Level) {
    return (entry: unknown, ...rest: unknown[]): void => {
      const part = rest.pop();
      const [stack] = rest;
      const { message, ...facts } = isRecord(entry) ? entry : { message: entry };
      this.logger[level]({ ...(part !== undefined && { part }), ...(stack !== undefined && { stack }), ...facts }, String(message));
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
  fastify?: Logger;
  /** Sends the last lines to the collector. */
  end(): Promise<void>;
}

/** Creates the log of a program: JSON lines or coloured text (`LOG_FORMAT`); JSON lines also to a collector (`OTEL_LOGS_EXPORTER`). */
export const createLog = async (program: string, { LOG_LEVEL = 'warn', logFormat, OTEL_LOGS_EXPORTER }: Environment): Promise<Log> => {
  if (logFormat === 'text') return { nest: new TextLog(), end: async () => undefined };
  const stdout = pino.destination(1);
  const collectorStream = OTEL_LOGS_EXPORTER === 'otlp' ? new (await import('./collector-log-stream.js')).CollectorLogStream(program) : undefined;
  const writeBoth = (line: string) => {
    stdout.write(line);
    collectorStream?.write(line);
  };
  const fastify = createJsonLogger(program, LOG_LEVEL, { write: writeBoth });
  return { nest: new NestLog(fastify), fastify, end: async () => collectorStream?.end() };
};
