import { createHash } from 'node:crypto';
import type { Duplex } from 'node:stream';
import { Client, type ClientConfig, type QueryConfig } from 'pg';
import { currentTraces } from '../../common/traces/traces.js';
import { afterRunning } from '../../common/after-running.js';
import { GroupedQuery, isPrepared, type LeadingStatement } from './grouped-query.js';
import { type KnownColumns, type NamedStatement, PreparedQuery, type QueryCallback } from './prepared-query.js';
import { traced } from './traced-statement.js';

/** Timeout of a new connection in ms. An available database accepts within a few ms. */
const connectTimeout = 2000;
/** Milliseconds that a connection waits for a response beyond the statement timeout. */
const grace = 1000;

/** Limit of prepared statements per connection. Each takes about 10 kB on the server. */
const maxNames = 200;

/** Name of a statement that may be sent together with the next one of its transaction. Its result is empty, and its error is that of the next statement. */
export const deferrable = 'deferrable';
/** Name of a statement that is sent together with the next one, which must follow at once. Both are read. */
export const joined = 'joined';
const begin = 'begin';
const nothing = { rows: [], rowCount: 0, command: '', fields: [] };

/** Whether a query is an object that writes to the connection itself, such as COPY streams. */
const isStream = (query: unknown): boolean => typeof query === 'object' && query !== null && 'submit' in query;
const isNameable = (query: unknown): query is QueryConfig =>
  typeof query === 'object' &&
  query !== null &&
  'text' in query &&
  typeof query.text === 'string' &&
  !isStream(query) &&
  !('name' in query && query.name && query.name !== deferrable && query.name !== joined);
const isNamed = (config: unknown): config is NamedStatement => typeof config === 'object' && config !== null && 'name' in config && Boolean(config.name) && !isStream(config);
const isCallback = (one: unknown): one is QueryCallback => typeof one === 'function';
const nameIn = (query: unknown): unknown => (typeof query === 'object' && query !== null && 'name' in query ? query.name : undefined);

/** Adds the request id to a statement for PostgreSQL's log and `pg_stat_activity`. It comes first, because long statements are cut there. */
const withRequestId = (query: QueryConfig, id: string): QueryConfig => ({ ...query, text: `/*request_id='${id}'*/ ${query.text}` });

const textOf = (query: unknown): string => (typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : String(query));
const setsOwnTimeout = (query: unknown): boolean => textOf(query).startsWith('set local statement_timeout');
const endsTransaction = (query: unknown): boolean => /^(?:commit|rollback)$/.test(textOf(query));

/**
 * A connection that prepares statements with parameters, because planning a statement of a cart or list takes longer than running it.
 * PostgreSQL still plans a statement for its values where a generic plan is worse.
 * `begin` and deferrable statements wait for the next statement of the transaction and are sent with it, because a packet of its own costs
 * the Shop API and PostgreSQL more than a small statement.
 * The connection is closed when a response takes longer than the statement timeout, since the network is then broken, and when the
 * data that arrive are not PostgreSQL's protocol.
 */
export class PreparedClient extends Client {
  /** Whether the current transaction has set its own statement timeout. */
  private hasOwnTimeout = false;
  /** Statements that wait for the next one. */
  private waiting: LeadingStatement[] = [];
  /** Names of the statements that this connection prepares, by text. */
  private readonly names = new Map<string, string>();
  private readonly columns: KnownColumns = new Map();
  private readonly timeoutTimer: NodeJS.Timeout | undefined;
  /** Number of queries so far. */
  private sent = 0;

  constructor(private readonly config: ClientConfig & { requestId?: () => string | undefined } = {}) {
    super({ ...config, connectionTimeoutMillis: 0 });
    endOnProtocolError(this.connection.stream);
    if (config.statement_timeout) this.timeoutTimer = setTimeout(() => this.endIfOverdue(), Number(config.statement_timeout) + grace).unref();
  }

  // The driver's own limit also counts the time in which the process stood still, and would end connections that PostgreSQL has accepted.
  override connect(...all: unknown[]): never {
    const stop = afterRunning(connectTimeout, () => this.connection.stream.destroy(new Error('timeout expired')));
    this.connection.once('readyForQuery', stop).once('end', stop);
    return (super.connect as (...all: unknown[]) => never).apply(this, all);
  }

  // One signature stands for all overloads of the driver; other arguments are passed on unchanged.
  override query(...[query, values, ...rest]: unknown[]): never {
    const config = this.configOf(query, values);
    const kept = this.keep(query, config, values, rest);
    if (kept) return kept as never;
    this.hasOwnTimeout = setsOwnTimeout(query) || (this.hasOwnTimeout && !endsTransaction(query));
    this.timeoutTimer?.refresh();
    this.sent += 1;
    const send = (...all: unknown[]) => (super.query as (...all: unknown[]) => never).call(this, ...all);
    const leading = this.waiting.splice(0);
    const isTraced = currentTraces() !== undefined && !isStream(query);
    const isPlain = isNamed(config) && (values === undefined || Array.isArray(values)) && (rest.length === 0 || isCallback(rest[0]));
    if (isTraced || !isPlain) {
      const sendAlone = () => (isTraced ? traced(textOf(query), [config, values, ...rest], send) : send(config, values, ...rest));
      return (leading.length > 0 ? this.sendBehind(leading, sendAlone) : sendAlone()) as never;
    }
    const statement = values ? { ...config, values } : config;
    return (isCallback(rest[0]) ? this.sendNamed(statement, leading, send, rest[0]) : this.promiseOf(statement, leading, send)) as never;
  }

  /**
   * Keeps a statement that can wait for the next one, or drops one that has become unnecessary.
   * @returns its result, if it is not sent now
   */
  private keep(query: unknown, config: unknown, values: unknown, rest: unknown[]): Promise<unknown> | undefined {
    const hasUnsentStart = this.waiting[0]?.statement.name === begin;
    const isOver = endsTransaction(query) && (textOf(query) === 'rollback' || this.waiting.length === 1);
    if ((isOver && hasUnsentStart) || textOf(query) === 'rollback') this.waiting = [];
    if (isOver && hasUnsentStart) return Promise.resolve(nothing);
    // Traces show each statement, so none waits while they are recorded.
    const isKept = textOf(query) === begin || nameIn(query) === deferrable || nameIn(query) === joined;
    if (!isKept || rest.length > 0 || currentTraces()) return undefined;
    if (!isNamed(config) || !isPrepared(this.connection, config.name)) return undefined;
    const statement = { ...config, values: (values as unknown[] | undefined) ?? [] };
    if (nameIn(query) === joined) return new Promise((resolve) => void this.waiting.push({ statement, onResult: resolve }));
    this.waiting.push({ statement });
    return Promise.resolve(nothing);
  }

  /** Sends waiting statements, and behind them a query in a packet of its own. */
  private async sendBehind(leading: LeadingStatement[], send: () => unknown): Promise<unknown> {
    const last = leading.pop()!;
    const [group, answer] = await Promise.allSettled([this.promiseOf(last.statement, leading, super.query.bind(this)), send()]);
    if (group.status === 'rejected') throw group.reason;
    last.onResult?.(group.value);
    if (answer.status === 'rejected') throw answer.reason;
    return answer.value;
  }

  private sendNamed(statement: NamedStatement, leading: LeadingStatement[], send: (query: PreparedQuery) => unknown, callback: QueryCallback): void {
    send(leading.length > 0 ? new GroupedQuery(statement, leading, this.columns, callback) : new PreparedQuery(statement, this.columns, callback));
  }

  private promiseOf(statement: NamedStatement, leading: LeadingStatement[], send: (query: PreparedQuery) => unknown): Promise<unknown> {
    return new Promise((resolve, reject) => this.sendNamed(statement, leading, send, (error, result) => (error ? reject(error) : resolve(result))));
  }

  /** The query, with a name if it is to be prepared. With a request id, each text differs, so it gets no name. */
  private configOf(query: unknown, values: unknown): unknown {
    const text = textOf(query);
    if (text === begin || text === 'commit') return { text, name: text };
    if (!isNameable(query)) return query;
    const id = this.config.requestId?.();
    const name = !id && Array.isArray(values) && values.length > 0 ? this.nameOf(query.text) : undefined;
    const config = { ...query, name };
    return id ? withRequestId(config, id) : config;
  }

  private nameOf(text: string): string | undefined {
    const known = this.names.get(text);
    if (known !== undefined || this.names.size >= maxNames) return known;
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 20);
    this.names.set(text, name);
    return name;
  }

  /** Closes the connection at once. A statement in progress fails. */
  destroy(): void {
    this.connection.stream.destroy(new Error('Connection terminated: the server does not answer'));
  }

  /** If the process stood still, the response may have arrived. `setImmediate` waits until it is read. */
  private endIfOverdue(): void {
    const { sent } = this;
    const isWaiting = () => !(this as unknown as { readyForQuery: boolean }).readyForQuery && !this.hasOwnTimeout && this.sent === sent;
    if (!isWaiting()) return;
    setImmediate(() => {
      if (isWaiting()) this.connection.stream.destroy(new Error('Connection terminated: no response from the database in time'));
    });
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
