import type { LoggerService } from '@nestjs/common';
import { type Level, type Logger, pino } from 'pino';
import type { Environment } from '../../config/environment.js';
import { isRecord } from '../../contract/fields.js';
import { currentTraces } from '../traces/traces.js';
import { currentRequestId } from './request-ids.js';

/** Writes a line of JSON for each thing that happens, with the ids of the request it happened in and of its trace. */
const jsonLines = (program: string, level: string): Logger =>
  pino({
    level,
    base: { program, pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    messageKey: 'message',
    formatters: { level: (label) => ({ level: label }) },
    mixin: () => {
      const requestId = currentRequestId();
      const traceId = currentTraces()?.traceId();
      return { ...(requestId && { requestId }), ...(traceId && { traceId }) };
    },
  });

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

export interface Log {
  nest: LoggerService | ('warn' | 'error' | 'fatal')[];
  /** Fastify's; absent where it makes its own. */
  lines?: Logger;
}

/** How a program tells what happens: in JSON to programs (`LOG_FORMAT`), in colours to people. */
export const logOf = (program: string, { LOG_LEVEL = 'warn', logFormat }: Environment): Log => {
  if (logFormat === 'text') return { nest: ['warn', 'error', 'fatal'] };
  const lines = jsonLines(program, LOG_LEVEL);
  return { nest: new NestLog(lines), lines };
};
