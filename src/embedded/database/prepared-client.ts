import { createHash } from 'node:crypto';
import type { Duplex } from 'node:stream';
import { Client, type ClientConfig, type QueryConfig } from 'pg';
import { currentTraces } from '../../common/traces/traces.js';
import { traced } from './traced-statement.js';

/** Timeout of a new connection in ms. An available database accepts within a few ms. */
const connectTimeout = 2000;
/** Milliseconds that a connection waits for a response beyond the statement timeout. */
const grace = 1000;

/** Limit of prepared statements. Each takes about 10 kB per connection on the server. */
const maxNames = 200;
const names = new Map<string, string>();

const nameOf = (text: string): string | undefined => {
  const known = names.get(text);
  if (known !== undefined || names.size >= maxNames) return known;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 20);
  names.set(text, name);
  return name;
};

/** Whether a query is an object that writes to the connection itself, such as COPY streams. */
const isStream = (query: unknown): boolean => typeof query === 'object' && query !== null && 'submit' in query;
const isNameable = (query: unknown): query is QueryConfig =>
  typeof query === 'object' && query !== null && 'text' in query && typeof query.text === 'string' && !isStream(query) && !('name' in query && query.name);

/** Adds the request id to a statement for PostgreSQL's log and `pg_stat_activity`. It comes first, because long statements are cut there. */
const withRequestId = (query: QueryConfig, id: string): QueryConfig => ({ ...query, text: `/*request_id='${id}'*/ ${query.text}` });

const textOf = (query: unknown): string => (typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : String(query));
const setsOwnTimeout = (query: unknown): boolean => textOf(query).startsWith('set local statement_timeout');
const endsTransaction = (query: unknown): boolean => /^(?:commit|rollback)$/.test(textOf(query));

/**
 * A connection that prepares statements with parameters, because planning a statement of a cart or list takes longer than running it.
 * PostgreSQL still plans a statement for its values where a generic plan is worse.
 * The connection is closed when a response takes longer than the statement timeout, since the network is then broken, and when the
 * data that arrive are not PostgreSQL's protocol.
 */
export class PreparedClient extends Client {
  /** Whether the current transaction has set its own statement timeout. */
  private hasOwnTimeout = false;
  private readonly timeoutTimer: NodeJS.Timeout | undefined;

  constructor(private readonly config: ClientConfig & { requestId?: () => string | undefined } = {}) {
    super({ ...config, connectionTimeoutMillis: connectTimeout });
    endOnProtocolError(this.connection.stream);
    if (config.statement_timeout) this.timeoutTimer = setTimeout(() => this.endIfOverdue(), Number(config.statement_timeout) + grace).unref();
  }

  // One signature stands for all overloads of the driver; other arguments are passed on unchanged.
  override query(...[query, values, ...rest]: unknown[]): never {
    const prepared = isNameable(query) ? this.named(query, values) : query;
    this.hasOwnTimeout = setsOwnTimeout(query) || (this.hasOwnTimeout && !endsTransaction(query));
    this.timeoutTimer?.refresh();
    const send = (...all: unknown[]) => (super.query as (...all: unknown[]) => never).call(this, ...all);
    return currentTraces() && !isStream(query) ? (traced(textOf(query), [prepared, values, ...rest], send) as never) : send(prepared, values, ...rest);
  }

  /** The query with a name derived from its text, so that it is prepared. With a request id, each text differs, so it gets no name. */
  private named(query: QueryConfig, values: unknown): QueryConfig {
    const id = this.config.requestId?.();
    if (id) return withRequestId(query, id);
    const name = Array.isArray(values) && values.length > 0 ? nameOf(query.text) : undefined;
    return name === undefined ? query : { ...query, name };
  }

  /** Closes the connection at once. A statement in progress fails. */
  destroy(): void {
    this.connection.stream.destroy(new Error('Connection terminated: the server does not answer'));
  }

  private endIfOverdue(): void {
    const isIdle = (this as unknown as { readyForQuery: boolean }).readyForQuery;
    if (!isIdle && !this.hasOwnTimeout) this.connection.stream.destroy(new Error('Connection terminated: no response from the database in time'));
  }
}

/** Closes the connection when the driver's parser throws. It throws in an event handler, where the caller cannot catch it. */
const endOnProtocolError = (stream: Duplex): void => {
  const emit = stream.emit.bind(stream) as (event: string | symbol, ...all: unknown[]) => boolean;
  stream.emit = (event: string | symbol, ...all: unknown[]): boolean => {
    try {
      return emit(event, ...all);
    } catch (error) {
      if (event !== 'data') throw error;
      stream.destroy(new Error('Connection terminated: the response is not the PostgreSQL protocol', { cause: error }));
      return true;
    }
  };
};
