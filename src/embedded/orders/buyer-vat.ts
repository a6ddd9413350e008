import { Inject, Injectable } from '@nestjs/common';
import type { CallContext } from '../../common/operation.decorators.js';
import { Problem } from '../../contract/errors.js';
import type { OrderDetails } from '../../contract/order.js';
import { vatStateOf } from '../../domain/vat-number.js';
import { DATABASE, type Database } from '../database/database.module.js';
import { Identity } from '../identity/identity.js';
import { isStale, laterEvidence, numberToCheck, type VatEvidence } from '../validation/vat-evidence.js';
import { VatRegister } from '../validation/vat-register.js';
import { findOpen, lockCart, type OrderRow, saveOrder } from './order.store.js';

const refusal = (key: string) => new Problem('VALIDATION', { errors: [{ field: 'vatNumber', code: `yup.errors.mixed.${key}`, params: {} }] });

/** Whether an order has a VAT number to check, and no evidence of it from the last 24 hours. */
export const hasOldEvidence = ({ details, vatCheck }: OrderRow): boolean => numberToCheck(details) !== undefined && isStale(vatCheck, Date.now());

/** Checks the buyer's VAT number in the VAT register, outside of any transaction. */
@Injectable()
export class BuyerVat {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    private readonly identity: Identity,
    private readonly register: VatRegister,
  ) {}

  /**
   * Returns evidence for details that will be saved; null if there is no number to check, or no open order.
   * @throws Problem VALIDATION for a malformed or unregistered number
   */
  async check(details: OrderDetails, call: CallContext): Promise<VatEvidence | null> {
    if (details.vatNumber && !vatStateOf(details.vatNumber, details.billing.country)) throw refusal('vatNumber');
    const number = numberToCheck(details);
    const owner = number && (await this.identity.ownerOf(call));
    if (!owner || !(await findOpen(this.db, owner))) return null;
    const requested = await this.register.check(number);
    if (requested.status === 'invalid') throw refusal('vatNumberUnregistered');
    return requested;
  }

  /** Checks the number again for an order that will be placed with old evidence. The result can change the total. */
  async refresh(call: CallContext): Promise<void> {
    const owner = await this.identity.ownerOf(call);
    const order = owner && (await findOpen(this.db, owner));
    const number = order && hasOldEvidence(order) ? numberToCheck(order.details) : undefined;
    if (!owner || !number) return;
    const requested = await this.register.check(number);
    await this.db.transaction(async (tx) => {
      const row = (await lockCart(tx, owner))?.row;
      if (row && numberToCheck(row.details) === number) await saveOrder(tx, row.id, { vatCheck: laterEvidence(row.vatCheck, requested) });
    });
  }
}
