import { currentTraces } from '../../common/traces/traces.js';

/** Longest text of a statement in a span, in characters. */
const maxTextLength = 2000;

type Callback = (...all: unknown[]) => unknown;

const isCallback = (one: unknown): one is Callback => typeof one === 'function';
/** The error code of the system or PostgreSQL. Error messages are not used, because they can contain values. */
const faultOf = (error: unknown): string => (error instanceof Error && 'code' in error && error.code ? String(error.code) : 'failed');

/**
 * Sends a statement and records it as a span of the current request. The span has the text with placeholders, not the values.
 * @param all arguments of the driver's `query`, with or without a callback
 */
export const traced = (text: string, all: unknown[], send: Callback): unknown => {
  const operation = /^\W*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'STATEMENT';
  const span = currentTraces()?.startClientSpan(operation, { 'db.system.name': 'postgresql', 'db.operation.name': operation, 'db.query.text': text.slice(0, maxTextLength) });
  if (!span) return send(...all);
  const at = all.findLastIndex(isCallback);
  const callback = all[at];
  if (isCallback(callback)) {
    const tracedCallback = (error: unknown, ...rest: unknown[]) => {
      span.end(error ? faultOf(error) : undefined);
      return callback(error, ...rest);
    };
    return send(...all.with(at, tracedCallback));
  }
  const answer = send(...all);
  void Promise.resolve(answer).then(
    () => span.end(),
    (error: unknown) => span.end(faultOf(error)),
  );
  return answer;
};
