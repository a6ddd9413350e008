import { type Connection, Query, type QueryConfig } from 'pg';

/** A statement that PostgreSQL runs before another one, and whose rows nobody reads. */
export interface LeadingStatement {
  name: string;
  text: string;
  values: unknown[];
}

/** Methods of the driver's queries and connections that its types do not declare. */
interface DriverQuery {
  handleRowDescription(message: unknown): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: Connection): void;
}
const driverQuery = Query.prototype as unknown as DriverQuery;

/** Whether the statement is prepared on the connection. */
export const isPrepared = (connection: Connection, name: string): boolean => name in (connection as unknown as { parsedStatements: object }).parsedStatements;

/**
 * A query that runs other statements first. All of them are sent in one packet that ends with one Sync message, so PostgreSQL skips the rest
 * when one fails, and responds once. The leading statements must be prepared on the connection, because the driver assumes that each query
 * prepares at most one.
 * @see https://www.postgresql.org/docs/current/protocol-flow.html#PROTOCOL-FLOW-PIPELINING
 */
class GroupedQuery extends Query {
  private remaining: number;

  constructor(
    config: QueryConfig,
    private readonly leading: readonly LeadingStatement[],
    callback: (error: Error | undefined, result: unknown) => void,
  ) {
    super(config, callback);
    this.remaining = leading.length;
  }

  override submit = (connection: Connection): void => {
    const withoutSync = Object.create(connection, { sync: { value: () => undefined } }) as Connection;
    connection.stream.cork();
    try {
      for (const statement of this.leading) new Query(statement, rethrow).submit(withoutSync);
      return Query.prototype.submit.call(this, connection);
    } finally {
      connection.stream.uncork();
    }
  };

  handleRowDescription(message: unknown): void {
    if (this.remaining === 0) driverQuery.handleRowDescription.call(this, message);
  }

  handleDataRow(message: unknown): void {
    if (this.remaining === 0) driverQuery.handleDataRow.call(this, message);
  }

  handleCommandComplete(message: unknown, connection: Connection): void {
    if (this.remaining === 0) driverQuery.handleCommandComplete.call(this, message, connection);
    else this.remaining -= 1;
  }
}

const rethrow = (error?: Error): void => {
  if (error) throw error;
};

/** Sends a query behind leading statements. @returns its result. It fails with the error of the first statement that fails */
export const sendGrouped = (config: QueryConfig, leading: readonly LeadingStatement[], send: (query: Query) => unknown): Promise<unknown> =>
  new Promise((resolve, reject) => {
    send(new GroupedQuery(config, leading, (error, result) => (error ? reject(error) : resolve(result))));
  });
