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

/** `a•••@example.nl`: enough for its owner to know it again. */
export const maskEmail = (email: string): string => `${email[0]}•••${email.slice(email.lastIndexOf('@'))}`;
