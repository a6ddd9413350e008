import type { Customer } from '../../contract/customer.js';
import type { customerTable } from './customers.tables.js';

export type CustomerRow = typeof customerTable.$inferSelect;

export const presentCustomer = (row: CustomerRow): Customer => ({
  id: row.id,
  customerType: row.customerType,
  email: row.email,
  pendingEmail: row.pendingEmail,
  firstName: row.firstName,
  lastName: row.lastName,
  phone: row.phone,
  company: row.company,
  vatNumber: row.vatNumber,
  licenceCode: row.licenceCode,
  addresses: row.addresses,
  preferences: row.preferences,
  createdAt: row.createdAt.toISOString(),
});

/** Masks an e-mail address: `a•••@example.nl`. Its owner still recognises it. */
export const maskEmail = (email: string): string => `${email[0]}•••${email.slice(email.lastIndexOf('@'))}`;
