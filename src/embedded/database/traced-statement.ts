import { currentTraces } from '../../common/traces/traces.js';

/** Letters of a statement that are told: what comes after says little more. */
const told = 2000;

type Asked = (...all: unknown[]) => unknown;

const isAsked = (one: unknown): one is Asked => typeof one === 'function';
/** The system's or PostgreSQL's code; the words of an error repeat values. */
const faultOf = (error: unknown): string => (error instanceof Error && 'code' in error && error.code ? String(error.code) : 'failed');

/**
 * Asks the driver, and tells of the statement as a span of the request it is for: its text, whose values stand elsewhere.
 * @param all as the driver takes them: who asks waits for a promise, or gives a callback
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
