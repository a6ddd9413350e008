import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { Inject, Injectable } from '@nestjs/common';
import { BRAND } from '../../config/brand.js';
import type { Brand } from '../../contract/brands.js';
import { Problem } from '../../contract/errors.js';
import { onAccountRefusal } from '../../domain/on-account.js';
import { findByEmail } from '../customers/auth.service.js';
import { customerTable } from '../customers/customers.tables.js';
import { DATABASE, type Database, type Executor } from '../database/database.module.js';
import { customerOf, customerOwner } from '../identity/identity.js';
import type { OrderRow } from '../orders/order.store.js';
import { orderTable } from '../orders/orders.tables.js';
import { paymentTable } from '../orders/payments.tables.js';

/** Credit limit of a customer set by ops, and what the customer owes. Amounts in minor units. */
export interface OnAccountStatus {
  /** Null: ops set none, and the default applies. */
  allowed: number | null;
  owed: number;
}

/** VAT number of an order, only if the register confirmed it. In a cart it can be unconfirmed. */
const provedNumberOf = ({ vatCheck }: OrderRow): string | undefined => (vatCheck?.status === 'valid' ? vatCheck.number : undefined);
const isFrom = (owner: OrderRow['owner']): SQL => eq(orderTable.owner, owner);
/** Same condition as the index `order_by_vat_number`. */
const isWithNumber = (number: string): SQL => sql`${orderTable.vatCheck} is not null and ${orderTable.state} <> 'open' and ${orderTable.vatCheck} ->> 'number' = ${number}`;

/** Orders on account, which are paid by bank transfer later: who may use them, up to which amount. */
@Injectable()
export class OnAccount {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(BRAND) private readonly brand: Brand,
  ) {}

  /** Whether the buyer of an order may pay this amount on account. @param amount minor units */
  async isOpenTo(tx: Executor, order: OrderRow, amount: number): Promise<boolean> {
    return this.isEligible(order) && !(await this.refusalOf(tx, order, amount));
  }

  /** Whether an order can be on account at all: the buyer is a business, and the shop has a bank account in the currency. */
  isEligible({ details, currency }: OrderRow): boolean {
    return details?.customerType === 'Business' && this.brand.seller.accounts[currency] !== undefined;
  }

  /** @throws Problem ON_ACCOUNT_UNPROVED, ON_ACCOUNT_LIMIT */
  async require(tx: Executor, order: OrderRow, amount: number): Promise<void> {
    const refusal = await this.refusalOf(tx, order, amount);
    if (refusal) throw new Problem(refusal);
  }

  /** Same as `require`, but serialises orders of the same buyer until the transaction ends, so that each counts the others. */
  async requireAlone(tx: Executor, order: OrderRow, amount: number): Promise<void> {
    for (const buyer of [order.owner, provedNumberOf(order)].filter((one) => one !== undefined).toSorted())
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`on account ${buyer}`}, 0))`);
    await this.require(tx, order, amount);
  }

  /** For ops. @returns undefined for an unknown e-mail address */
  async statusOf(email: string): Promise<OnAccountStatus | undefined> {
    const customer = await findByEmail(this.db, email);
    return customer && { allowed: customer.onAccountLimit, owed: await this.owed(this.db, isFrom(customerOwner(customer.id))) };
  }

  /** For ops. @param limit minor units that the customer may owe; null for the default @returns undefined for an unknown e-mail address */
  async allow(email: string, limit: number | null): Promise<OnAccountStatus | undefined> {
    const customer = await findByEmail(this.db, email);
    if (customer) await this.db.update(customerTable).set({ onAccountLimit: limit, updatedAt: new Date() }).where(eq(customerTable.id, customer.id));
    return this.statusOf(email);
  }

  private async refusalOf(tx: Executor, order: OrderRow, amount: number) {
    const number = provedNumberOf(order);
    const owed = await this.owed(tx, number === undefined ? isFrom(order.owner) : or(isFrom(order.owner), isWithNumber(number))!);
    return onAccountRefusal({ isProved: number !== undefined, allowed: await this.allowedTo(tx, order), owed, amount, currency: order.currency });
  }

  private async allowedTo(tx: Executor, { owner }: OrderRow): Promise<number | null> {
    const id = customerOf(owner);
    if (id === undefined) return null;
    const [customer] = await tx.select({ limit: customerTable.onAccountLimit }).from(customerTable).where(eq(customerTable.id, id));
    return customer?.limit ?? null;
  }

  /** Sum of unpaid orders on account, in minor units. */
  private async owed(tx: Executor, whose: SQL): Promise<number> {
    const [sum] = await tx
      .select({ amount: sql<string>`coalesce(sum(${paymentTable.amount}), 0)` })
      .from(orderTable)
      .innerJoin(paymentTable, eq(paymentTable.orderId, orderTable.id))
      .where(and(whose, sql`${paymentTable.method} = 'invoice' and ${paymentTable.status} = 'authorized'`));
    return Number(sum!.amount);
  }
}
