import { Client, Pool } from 'pg';
import { withDeadline } from '../../../common/deadline.js';
import { connectPool } from '../pool.js';
import type { PreparedClient } from '../prepared-client.js';

/** Milliseconds in which a server must answer a check. */
export const checkTimeout = 1000;

/** `late`: it has replayed too little. `gone`: it does not answer. `promoted`: it accepts writes, so it has left the primary. `foreign`: it belongs to another database. */
export type ReplicaState = 'ok' | 'late' | 'gone' | 'promoted' | 'foreign';

/** SQL for the identity of a database, which a primary and its replicas share. */
export const identity = `current_database() || '@' || (select system_identifier from pg_control_system())`;
/** SQL for a position in the write-ahead log in bytes. A double is exact up to 9 petabytes. */
export const bytesOf = (position: string): string => `coalesce(pg_wal_lsn_diff(${position}, '0/0'), 0)::float8`;

export interface Checked {
  isStandby: boolean;
  /** Position in the write-ahead log that it has replayed, in bytes. */
  position: number;
  identity: string;
}

const check = `select pg_is_in_recovery() as "isStandby", ${bytesOf('pg_last_wal_replay_lsn()')} as position, ${identity} as identity`;

/** A replica of the database: a pool for reads, and its own connection for checks, so that a check does not wait for reads. */
export class Replica {
  readonly pool: Pool;
  /** Host and port, for logs and metrics. */
  readonly name: string;
  state: ReplicaState = 'late';
  lagSeconds = Number.POSITIVE_INFINITY;
  position = 0;
  private checking: Client | undefined;
  private readonly clients = new Set<PreparedClient>();

  constructor(
    private readonly url: string,
    requestId?: () => string | undefined,
  ) {
    this.name = new URL(url).host;
    this.pool = connectPool(url, { requestId, isReadOnly: true });
    this.pool.on('connect', (client) => void this.clients.add(client as unknown as PreparedClient));
    this.pool.on('remove', (client) => void this.clients.delete(client as unknown as PreparedClient));
  }

  /** @throws Error when it does not answer in time */
  async check(): Promise<Checked> {
    try {
      const { rows } = await withDeadline(checkTimeout, async () => (await this.connected()).query<Checked>(check));
      this.position = rows[0]!.position;
      return rows[0]!;
    } catch (error) {
      void this.checking?.end().catch(() => undefined);
      this.checking = undefined;
      throw error;
    }
  }

  /** Closes its connections at once. Reads in progress fail, and are repeated on the primary instead of waiting for a server that does not answer. */
  disconnect(): void {
    for (const client of this.clients) client.destroy();
  }

  async end(): Promise<void> {
    await Promise.all([this.pool.end(), this.checking?.end().catch(() => undefined)]);
  }

  private async connected(): Promise<Client> {
    if (this.checking) return this.checking;
    const client = new Client({ connectionString: this.url, application_name: 'quiet-shop replica check', connectionTimeoutMillis: checkTimeout, keepAlive: true });
    client.on('error', () => undefined);
    this.checking = client;
    await client.connect();
    return client;
  }
}
