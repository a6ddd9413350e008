import { createHash } from 'node:crypto';
import { Socket } from 'node:net';
import { Client, type ClientConfig, type QueryConfig } from 'pg';

/** Milliseconds that a new connection may take: a database that is there takes some. */
const connectTimeout = 2000;
/** Milliseconds that the database may still be silent after the time that a statement may take. */
const silence = 1000;

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

const isNameable = (query: unknown): query is QueryConfig =>
  typeof query === 'object' && query !== null && 'text' in query && typeof query.text === 'string' && !('submit' in query) && !('name' in query && query.name);

const textOf = (query: unknown): string => (typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : String(query));
const isOwnTime = (query: unknown): boolean => textOf(query).startsWith('set local statement_timeout');
const isEnd = (query: unknown): boolean => /^(?:commit|rollback)$/.test(textOf(query));

/**
 * A connection that has statements with values parsed and planned once, not each time: the planning of a cart's or a
 * list's statements costs more than they do. PostgreSQL keeps planning anew what that is better for.
 * A connection that owes an answer and is silent for longer than a statement may take is lost on the way, and ends.
 */
export class PreparedClient extends Client {
  /** A transaction gave itself as long as it takes. */
  private hasOwnTime = false;

  constructor(config: ClientConfig = {}) {
    super({ ...config, connectionTimeoutMillis: connectTimeout });
    const { stream } = this.connection;
    if (!config.statement_timeout || !(stream instanceof Socket)) return;
    this.once('connect', () => stream.setTimeout(Number(config.statement_timeout) + silence, () => this.endIfOwing()));
  }

  // One signature for all of the driver's: what is named goes on as it came.
  override query(...[query, values, ...rest]: unknown[]): never {
    const name = isNameable(query) && Array.isArray(values) && values.length > 0 ? nameOf(query.text) : undefined;
    const asked = name === undefined ? query : { ...(query as QueryConfig), name };
    this.hasOwnTime = isOwnTime(query) || (this.hasOwnTime && !isEnd(query));
    return (super.query as (...all: unknown[]) => never).call(this, asked, values, ...rest);
  }

  private endIfOwing(): void {
    const isIdle = (this as unknown as { readyForQuery: boolean }).readyForQuery;
    if (!isIdle && !this.hasOwnTime) this.connection.stream.destroy(new Error('Connection terminated: the database is silent'));
  }
}
