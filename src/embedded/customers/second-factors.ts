import { Inject, Injectable, Logger } from '@nestjs/common';
import { and, count, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import { BRAND } from '../../config/brand.js';
import { ENVIRONMENT, type Environment } from '../../config/environment.js';
import type { Brand } from '../../contract/brands.js';
import { Problem } from '../../contract/errors.js';
import type { Locale } from '../../contract/locales.js';
import { recoveryCodes, type SecondFactor, type SecondFactorSecret } from '../../contract/second-factor.js';
import { DATABASE, type Database, type Executor } from '../database/database.module.js';

import { ShortMails } from '../mail/short-mails.js';
import type { ShortMailKind } from '../mail/short-mail-kinds.js';
import type { FreeKind } from '../mail/mail-kinds.js';
import { OutboxService } from '../mail/outbox.service.js';
import { decrypt, encrypt } from '../value-encryption.js';
import type { CustomerRow } from './customer.presenter.js';
import { recoveryCodeTable, secondFactorTable } from './customers.tables.js';
import { addressOf, hashOfRecoveryCode, isOfApp, newRecoveryCodes, newSecret, qrCodeOf, stepOf } from './one-time-codes.js';

/** Minutes within which a new second factor must be confirmed with a code. */
const minutesToConfirm = 15;
const encryptionPurpose = (customerId: string) => `second step of ${customerId}`;
const of = (customerId: string) => eq(secondFactorTable.customerId, customerId);
const inUse = (customerId: string) => and(of(customerId), isNotNull(secondFactorTable.since));
type Row = typeof secondFactorTable.$inferSelect;

/** Stores and checks second factors: the secret of an authenticator app, and recovery codes. Each code is valid once. */
@Injectable()
export class SecondFactors {
  private readonly logger = new Logger('Accounts');

  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(BRAND) private readonly brand: Brand,
    private readonly letters: ShortMails,
    private readonly outbox: OutboxService,
  ) {}

  async stateOf(customerId: string): Promise<SecondFactor> {
    const [row] = await this.db.select({ since: secondFactorTable.since }).from(secondFactorTable).where(inUse(customerId));
    return { isAvailable: this.environment.DATA_KEY !== undefined, since: row?.since?.toISOString() ?? null, recoveryCodesLeft: await this.countCodes(this.db, customerId) };
  }

  /** Creates an unconfirmed secret, which replaces an earlier unconfirmed one. @throws Problem CONFLICT when a second factor is in use, NOT_CONFIGURED without DATA_KEY */
  async begin({ id, email }: CustomerRow): Promise<SecondFactorSecret> {
    const key = this.environment.DATA_KEY;
    if (key === undefined) throw new Problem('NOT_CONFIGURED');
    const secret = newSecret();
    const begun = { sealedSecret: encrypt(secret, key, encryptionPurpose(id)), begunAt: new Date(), lastStep: 0 };
    const stored = await this.db
      .insert(secondFactorTable)
      .values({ customerId: id, ...begun })
      .onConflictDoUpdate({ target: secondFactorTable.customerId, set: begun, setWhere: isNull(secondFactorTable.since) })
      .returning({ id: secondFactorTable.customerId });
    if (!stored.length) throw new Problem('CONFLICT');
    const uri = addressOf(secret, this.brand.siteName, email);
    return { secret, uri, qrCode: qrCodeOf(uri) };
  }

  /** Activates the second factor. @returns recovery codes @throws Problem SECOND_FACTOR_WRONG; GONE when the secret is too old; CONFLICT when there is no secret, or it is active already */
  async confirm(customer: CustomerRow, code: string, locale: Locale): Promise<string[]> {
    const [begun] = await this.db.select().from(secondFactorTable).where(of(customer.id));
    if (!begun || begun.since) throw new Problem('CONFLICT');
    if (begun.begunAt.getTime() < Date.now() - minutesToConfirm * 60_000) throw new Problem('GONE');
    const step = isOfApp(code) ? stepOf(this.secretOf(begun), code) : undefined;
    if (step === undefined) throw new Problem('SECOND_FACTOR_WRONG');
    return this.db.transaction(async (tx) => {
      // The condition on the secret fails when another one was created meanwhile.
      const same = and(of(customer.id), isNull(secondFactorTable.since), eq(secondFactorTable.sealedSecret, begun.sealedSecret));
      const { rowCount } = await tx.update(secondFactorTable).set({ since: new Date(), lastStep: step }).where(same);
      if (!rowCount) throw new Problem('CONFLICT');
      await this.sendMail(tx, 'secondFactorOn', customer, locale);
      return this.issueCodes(tx, customer.id);
    });
  }

  /** Replaces the recovery codes. @returns the new ones */
  async renew(customerId: string): Promise<string[]> {
    return this.db.transaction((tx) => this.issueCodes(tx, customerId));
  }

  /** Deletes the second factor and its recovery codes. @returns whether one was in use */
  async remove(customer: CustomerRow, locale: Locale): Promise<boolean> {
    return this.db.transaction(async (tx) => {
      await tx.delete(recoveryCodeTable).where(eq(recoveryCodeTable.customerId, customer.id));
      const { rowCount } = await tx.delete(secondFactorTable).where(inUse(customer.id));
      if (rowCount) await this.sendMail(tx, 'secondFactorOff', customer, locale);
      return Boolean(rowCount);
    });
  }

  /**
   * Checks and uses up a code, when the customer has a second factor.
   * @throws Problem SECOND_FACTOR_REQUIRED without a code, SECOND_FACTOR_WRONG
   */
  async prove(customer: CustomerRow, code: string | undefined, locale: Locale): Promise<void> {
    const [factor] = await this.db.select().from(secondFactorTable).where(inUse(customer.id));
    if (!factor) return;
    if (code === undefined) throw new Problem('SECOND_FACTOR_REQUIRED');
    const isProven = isOfApp(code) ? await this.consumeStep(factor, code) : await this.consumeRecoveryCode(customer, code, locale);
    if (!isProven) throw new Problem('SECOND_FACTOR_WRONG');
  }

  private async consumeStep(factor: Row, code: string): Promise<boolean> {
    const step = stepOf(this.secretOf(factor), code);
    if (step === undefined) return false;
    const unspent = and(inUse(factor.customerId), lt(secondFactorTable.lastStep, step));
    const { rowCount } = await this.db.update(secondFactorTable).set({ lastStep: step }).where(unspent);
    return Boolean(rowCount);
  }

  private async consumeRecoveryCode(customer: CustomerRow, code: string, locale: Locale): Promise<boolean> {
    return this.db.transaction(async (tx) => {
      const known = and(eq(recoveryCodeTable.customerId, customer.id), eq(recoveryCodeTable.codeHash, hashOfRecoveryCode(code)));
      const { rowCount } = await tx.delete(recoveryCodeTable).where(known);
      if (rowCount) await this.sendMail(tx, 'recoveryCodeUsed', customer, locale, { left: String(await this.countCodes(tx, customer.id)), all: String(recoveryCodes) });
      return Boolean(rowCount);
    });
  }

  private async issueCodes(tx: Executor, customerId: string): Promise<string[]> {
    const codes = newRecoveryCodes();
    await tx.delete(recoveryCodeTable).where(eq(recoveryCodeTable.customerId, customerId));
    await tx.insert(recoveryCodeTable).values(codes.map((code) => ({ customerId, codeHash: hashOfRecoveryCode(code) })));
    return codes;
  }

  private async countCodes(tx: Executor, customerId: string): Promise<number> {
    const [found] = await tx.select({ left: count() }).from(recoveryCodeTable).where(eq(recoveryCodeTable.customerId, customerId));
    return found!.left;
  }

  /** @throws Problem NOT_CONFIGURED when DATA_KEY is not the key that encrypted the secret. Recovery codes work without it */
  private secretOf({ customerId, sealedSecret }: Row): string {
    try {
      return decrypt(sealedSecret, this.environment.DATA_KEY ?? '', encryptionPurpose(customerId)) as string;
    } catch {
      this.logger.error('The secret of a second factor cannot be decrypted: DATA_KEY is not the key that encrypted it. Set the former DATA_KEY');
      throw new Problem('NOT_CONFIGURED');
    }
  }

  private async sendMail(tx: Executor, kind: Extract<ShortMailKind, FreeKind>, { email, firstName }: CustomerRow, locale: Locale, args = {}): Promise<void> {
    const link = { page: 'myAccount', query: { view: 'forgot' } } as const;
    await this.outbox.queue(tx, this.letters.write(kind, { to: email, locale, name: firstName, link, args }));
  }
}
