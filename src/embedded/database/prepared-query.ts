import { type Connection, type FieldDef, Query, type QueryConfig } from 'pg';

/** A statement with a name, under which a connection prepares it. */
export interface NamedStatement extends QueryConfig {
  name: string;
}

/** Columns of the results of a connection's prepared statements, by name. A statement without result has none. */
export type KnownColumns = Map<string, FieldDef[]>;

export type QueryCallback = (error: Error | null | undefined, result: unknown) => void;

export interface RowDescription {
  fields: FieldDef[];
}

/** Methods of the driver's queries that its types do not declare. */
interface DriverQuery {
  prepare(connection: Connection): void;
  handleRowDescription(message: RowDescription): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: Connection): void;
  handleReadyForQuery(connection: Connection): void;
  handleError(error: Error, connection: Connection): void;
}
const DriverQuery = Query as unknown as new (config: QueryConfig, callback: QueryCallback | undefined) => Query & DriverQuery;

/**
 * A named statement that asks PostgreSQL for its columns only once per connection. The driver asks each time, and describing thirty columns costs
 * both sides more than a row of them. PostgreSQL refuses a prepared statement whose columns have changed (code 0A000).
 */
export class PreparedQuery extends DriverQuery {
  private fields: FieldDef[] = [];

  constructor(
    private readonly statement: NamedStatement,
    private readonly columns: KnownColumns,
    callback: QueryCallback | undefined,
  ) {
    super(statement, callback);
  }

  override prepare(connection: Connection): void {
    const known = this.columns.get(this.statement.name);
    if (!known) return super.prepare(connection);
    this.setFields(known);
    super.prepare(Object.create(connection, { describe: { value: () => undefined } }) as Connection);
  }

  override handleRowDescription(message: RowDescription): void {
    this.setFields(message.fields);
  }

  override handleCommandComplete(message: unknown, connection: Connection): void {
    this.columns.set(this.statement.name, this.fields);
    super.handleCommandComplete(message, connection);
  }

  private setFields(fields: FieldDef[]): void {
    this.fields = fields;
    super.handleRowDescription({ fields });
  }
}
