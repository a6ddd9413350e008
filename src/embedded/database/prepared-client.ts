import { createHash } from 'node:crypto';
import { Client, type QueryConfig } from 'pg';

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

/**
 * A connection that has statements with values parsed and planned once, not each time: the planning of a cart's or a
 * list's statements costs more than they do. PostgreSQL keeps planning anew what that is better for.
 */
export class PreparedClient extends Client {
  // One signature for all of the driver's: what is named goes on as it came.
  override query(...[query, values, ...rest]: unknown[]): never {
    const name = isNameable(query) && Array.isArray(values) && values.length > 0 ? nameOf(query.text) : undefined;
    const asked = name === undefined ? query : { ...(query as QueryConfig), name };
    return (super.query as (...all: unknown[]) => never).call(this, asked, values, ...rest);
  }
}
