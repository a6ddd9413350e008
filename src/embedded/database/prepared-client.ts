import { createHash } from 'node:crypto';
import type { Duplex } from 'node:stream';
import { Client, type ClientConfig, type QueryConfig } from 'pg';
import { currentTraces } from '../../common/traces/traces.js';
import { traced } from './traced-statement.js';

/** Milliseconds that a new connection may take: a database that is there takes some. */
const connectTimeout = 2000;
/** Milliseconds after the time that a statement may take. */
const grace = 1000;

/** Statements that a connection keeps ready; each costs the server some ten kilobytes a connection. */
const mostNames = 200;
const names = new Map<string, string>();

const nameOf = (text: string): string | undefined => {
  const known = names.get(text);
  if (known !== undefined || names.size >= mostNames) return known;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 20);
  names.set(text, name);
  return name;
};

/** A query of its own kind, as copies are. */
const isStream = (query: unknown): boolean => typeof query === 'object' && query !== null && 'submit' in query;
const isNameable = (query: unknown): query is QueryConfig =>
  typeof query === 'object' && query !== null && 'text' in query && typeof query.text === 'string' && !isStream(query) && !('name' in query && query.name);

/** Tells a statement's request to whoever reads PostgreSQL's log or its activity, which cuts off what is long. */
const told = (query: QueryConfig, id: string): QueryConfig => ({ ...query, text: `/*request_id='${id}'*/ ${query.text}` });

const textOf = (query: unknown): string => (typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : String(query));
const isOwnTime = (query: unknown): boolean => textOf(query).startsWith('set local statement_timeout');
const isEnd = (query: unknown): boolean => /^(?:commit|rollback)$/.test(textOf(query));

/**
 * A connection that has statements with values parsed and planned once, not each time: the planning of a cart's or a
 * list's statements costs more than they do. PostgreSQL keeps planning anew what that is better for.
 * A connection that owes an answer for longer than a statement may take is lost on the way, and ends; so does one that
 * says what is no PostgreSQL.
 */
export class PreparedClient extends Client {
  /** A transaction gave itself as long as it takes. */
  private hasOwnTime = false;
  private readonly patience: NodeJS.Timeout | undefined;

  constructor(private readonly config: ClientConfig & { requestId?: () => string | undefined } = {}) {
    super({ ...config, connectionTimeoutMillis: connectTimeout });
    endAtNonsense(this.connection.stream);
    if (config.statement_timeout) this.patience = setTimeout(() => this.endIfOwing(), Number(config.statement_timeout) + grace).unref();
  }

  // One signature for all of the driver's: what is named goes on as it came.
  override query(...[query, values, ...rest]: unknown[]): never {
    const asked = isNameable(query) ? this.named(query, values) : query;
    this.hasOwnTime = isOwnTime(query) || (this.hasOwnTime && !isEnd(query));
    this.patience?.refresh();
    const ask = (...all: unknown[]) => (super.query as (...all: unknown[]) => never).call(this, ...all);
    return currentTraces() && !isStream(query) ? (traced(textOf(query), [asked, values, ...rest], ask) as never) : ask(asked, values, ...rest);
  }

  /** Named for its text, unless that says whose it is: no name could be used again. */
  private named(query: QueryConfig, values: unknown): QueryConfig {
    const id = this.config.requestId?.();
    if (id) return told(query, id);
    const name = Array.isArray(values) && values.length > 0 ? nameOf(query.text) : undefined;
    return name === undefined ? query : { ...query, name };
  }

  private endIfOwing(): void {
    const isIdle = (this as unknown as { readyForQuery: boolean }).readyForQuery;
    if (!isIdle && !this.hasOwnTime) this.connection.stream.destroy(new Error('Connection terminated: the database owes an answer'));
  }
}

/** The driver's parser throws at what it cannot read, where nobody could catch it. */
const endAtNonsense = (stream: Duplex): void => {
  const emit = stream.emit.bind(stream) as (event: string | symbol, ...all: unknown[]) => boolean;
  stream.emit = (event: string | symbol, ...all: unknown[]): boolean => {
    try {
      return emit(event, ...all);
    } catch (error) {
      if (event !== 'data') throw error;
      stream.destroy(new Error('Connection terminated: what came is no PostgreSQL', { cause: error }));
      return true;
    }
  };
};
