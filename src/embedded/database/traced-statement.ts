import { currentTraces } from '../../common/traces/traces.js';

/** Longest text of a statement in a span, in characters. */
const told = 2000;

type Asked = (...all: unknown[]) => unknown;

const isAsked = (one: unknown): one is Asked => typeof one === 'function';
/** The error code of the system or PostgreSQL. Error messages are not used, because they can contain values. */
const faultOf = (error: unknown): string => (error instanceof Error && 'code' in error && error.code ? String(error.code) : 'failed');

/**
 * Sends a statement and records it as a span of the current request. The span has the text with placeholders, not the values.
 * @param all arguments of the driver's `query`, with or without a callback
 */
export const traced = (text: string, all: unknown[], ask: Asked): unknown => {
  const operation = /^\W*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'STATEMENT';
  const span = currentTraces()?.asking(operation, { 'db.system.name': 'postgresql', 'db.operation.name': operation, 'db.query.text': text.slice(0, told) });
  if (!span) return ask(...all);
  const at = all.findLastIndex(isAsked);
  const callback = all[at];
  if (isAsked(callback)) {
    const heard = (error: unknown, ...rest: unknown[]) => {
      span.end(error ? faultOf(error) : undefined);
      return callback(error, ...rest);
    };
    return ask(...all.with(at, heard));
  }
  const answer = ask(...all);
  void Promise.resolve(answer).then(
    () => span.end(),
    (error: unknown) => span.end(faultOf(error)),
  );
  return answer;
};
