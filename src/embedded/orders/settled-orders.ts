import { Inject, Injectable } from '@nestjs/common';
import { DATABASE, type Database, READ_DATABASE } from '../database/database.module.js';
import { Replicas } from '../database/replicas/replicas.js';
import type { OrderRow } from './order.store.js';

/** Milliseconds after which the transaction of a change has ended: longer than the statement timeout and the longest pause of a transaction together. */
const longestTransaction = 30_000;

/** Placed orders whose last change is so old that every replica that is read has it. */
@Injectable()
export class SettledOrders {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(READ_DATABASE) private readonly replica: Database,
    @Inject(Replicas) private readonly replicas: Replicas,
  ) {}

  /** Where the lines of an order are read. State, payment and history are always read from the primary. */
  databaseFor({ state, updatedAt }: Pick<OrderRow, 'state' | 'updatedAt'>): Database {
    const age = Date.now() - updatedAt.getTime();
    return state !== 'open' && age > 2 * this.replicas.maxLag * 1000 + longestTransaction ? this.replica : this.db;
  }
}
