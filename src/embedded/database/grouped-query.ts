import type { Connection } from 'pg';
import { type KnownColumns, type NamedStatement, PreparedQuery, type QueryCallback, type RowDescription } from './prepared-query.js';

/** A statement that PostgreSQL runs before another one. */
export interface LeadingStatement {
  statement: NamedStatement;
  /** undefined: nobody reads the rows. It is not called when one of the statements fails; the query then gets the error. */
  onResult?(result: unknown): void;
}

/** Whether the statement is prepared on the connection. */
export const isPrepared = (connection: Connection, name: string): boolean => name in (connection as unknown as { parsedStatements: object }).parsedStatements;

/**
 * A query that runs other statements first. All of them are sent in one packet that ends with one Sync message, so PostgreSQL skips the rest
 * when one fails, and responds once. The leading statements must be prepared on the connection, because the driver assumes that each query
 * prepares at most one.
 * @see https://www.postgresql.org/docs/current/protocol-flow.html#PROTOCOL-FLOW-PIPELINING
 */
export class GroupedQuery extends PreparedQuery {
  /** The leading statements; `isRead`: somebody reads the rows. */
  private readonly leading: { query: PreparedQuery; isRead: boolean }[];
  /** Number of leading statements that are complete. */
  private completed = 0;

  constructor(statement: NamedStatement, leading: readonly LeadingStatement[], columns: KnownColumns, callback: QueryCallback | undefined) {
    super(statement, columns, callback);
    this.leading = leading.map((one) => {
      const done: QueryCallback = (error, result) => {
        if (error) throw error;
        one.onResult?.(result);
      };
      return { query: new PreparedQuery(one.statement, columns, done), isRead: one.onResult !== undefined };
    });
  }

  /** The leading statement that PostgreSQL runs now. */
  private get current() {
    return this.leading[this.completed];
  }

  override prepare(connection: Connection): void {
    const withoutSync = Object.create(connection, { sync: { value: () => undefined } }) as Connection;
    for (const { query } of this.leading) query.prepare(withoutSync);
    super.prepare(connection);
  }

  override handleRowDescription(message: RowDescription): void {
    if (this.current) this.current.query.handleRowDescription(message);
    else super.handleRowDescription(message);
  }

  override handleDataRow(message: unknown): void {
    if (!this.current) super.handleDataRow(message);
    else if (this.current.isRead) this.current.query.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: Connection): void {
    if (!this.current) return super.handleCommandComplete(message, connection);
    this.current.query.handleCommandComplete(message, connection);
    this.completed += 1;
  }

  override handleReadyForQuery(connection: Connection): void {
    for (const { query } of this.leading) query.handleReadyForQuery(connection);
    super.handleReadyForQuery(connection);
  }
}
