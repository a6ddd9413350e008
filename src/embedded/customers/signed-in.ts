import { eq } from 'drizzle-orm';
import type { CallContext } from '../../common/call-context.js';
import { Problem } from '../../contract/errors.js';
import type { Executor } from '../database/database.module.js';
import type { Identity } from '../identity/identity.js';
import type { CustomerRow } from './customer.presenter.js';
import { customerTable } from './customers.tables.js';

/** The customer of the caller's session. @throws Problem UNAUTHORIZED without one */
export const signedIn = async (tx: Executor, identity: Identity, call: CallContext): Promise<CustomerRow> => {
  const id = await identity.requireCustomer(call, tx);
  const [customer] = await tx.select().from(customerTable).where(eq(customerTable.id, id));
  if (!customer) throw new Problem('UNAUTHORIZED');
  return customer;
};
