import { Inject, Injectable } from '@nestjs/common';
import { and, desc, eq, notInArray, sql } from 'drizzle-orm';
import type { CallContext } from '../../common/call-context.js';
import { DATABASE, type Database, type Executor } from '../database/database.module.js';
import { hashOf } from '../ids.js';
import { networkOf } from '../limits/network.js';
import { knownNetworkTable } from './customers.tables.js';

/** Number of networks stored per customer, the most recent ones. */
const remembered = 5;

/** Networks that customers signed in from. Limits that attempts from other networks exhaust do not apply to a customer in a known network. */
@Injectable()
export class KnownNetworks {
  constructor(@Inject(DATABASE) private readonly db: Database) {}

  /** Whether a customer has signed in from the caller's network. The check takes equally long without an account. @param id of the customer; empty for an address without an account */
  async isKnown(id: string, { clientAddress = '' }: CallContext): Promise<boolean> {
    const { customerId, networkHash } = knownNetworkTable;
    const known = await this.db
      .select({ networkHash })
      .from(knownNetworkTable)
      .where(and(eq(customerId, id), eq(networkHash, hashIn(id, clientAddress))));
    return known.length > 0;
  }

  /** Stores the caller's network for a customer, and deletes the oldest ones beyond the limit. */
  async remember(tx: Executor, customerId: string, { clientAddress = '' }: CallContext): Promise<void> {
    const table = knownNetworkTable;
    const row = { customerId, networkHash: hashIn(customerId, clientAddress) };
    await tx
      .insert(table)
      .values(row)
      .onConflictDoUpdate({ target: [table.customerId, table.networkHash], set: { seenAt: sql`now()` } });
    const newest = tx
      .select({ networkHash: table.networkHash })
      .from(table)
      .where(eq(table.customerId, customerId))
      .orderBy(desc(table.seenAt), table.networkHash)
      .limit(remembered);
    await tx.delete(table).where(and(eq(table.customerId, customerId), notInArray(table.networkHash, newest)));
  }

  async remove(tx: Executor, customerId: string): Promise<void> {
    await tx.delete(knownNetworkTable).where(eq(knownNetworkTable.customerId, customerId));
  }
}

/** The hash includes the customer's id, so that two customers in the same network have different hashes. */
const hashIn = (customerId: string, address: string): string => hashOf(`${customerId} ${networkOf(address)}`);
