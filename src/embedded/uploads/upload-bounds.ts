import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import type { CallContext } from '../../common/call-context.js';
import { Metrics } from '../../common/metrics/metrics.js';
import { ENVIRONMENT, type Environment } from '../../config/environment.js';
import { Problem } from '../../contract/errors.js';
import { DATABASE, type Database, type Executor } from '../database/database.module.js';
import type { Owner } from '../identity/identity.js';
import { networkOf } from '../limits/network.js';
import { RateLimits } from '../limits/rate-limits.js';

/** What one guest may keep. */
const mostOfGuest = { bytes: 524_288_000, files: 200 };
const gigabyte = 1_073_741_824;
/** Bytes that one network may bring in a day: guests there, and people with an account. */
const ofNetwork = {
  guests: { most: 3 * gigabyte, seconds: 86_400, code: 'GUEST_FILES_FULL' },
  accounts: { most: 20 * gigabyte, seconds: 86_400, code: 'TOO_MANY_REQUESTS' },
} as const;
const isGuest = (owner: Owner): boolean => owner.startsWith('guest:');
/** Milliseconds the sum of all guests' files is believed. */
const believedFor = 5000;
/** Each hour what is old goes, and leaves room. */
const retryAfterSeconds = 3600;

/** Bounds of what people can put on the disk together; the size of an account's own library is the library's to bound. */
@Injectable()
export class UploadBounds {
  private readonly most: number;
  private sum = { bytes: 0, until: 0 };

  constructor(
    @Inject(ENVIRONMENT) { GUEST_FILES_GB }: Environment,
    @Inject(DATABASE) db: Database,
    @Inject(Metrics) metrics: Metrics,
    private readonly limits: RateLimits,
  ) {
    this.most = GUEST_FILES_GB * gigabyte;
    metrics.gauge('shop_guest_files_ratio', async () => (this.most === 0 ? 1 : (await this.sumOf(db)) / this.most));
  }

  /**
   * Lets more bytes of an owner in.
   * @throws Problem GUEST_FILES_FULL when the guest, their network or all guests together have as much as they may; TOO_MANY_REQUESTS when accounts of a network have brought as much as they may in a day
   */
  async admit(tx: Executor, owner: Owner, size: number, { apiKey, clientAddress = '' }: CallContext): Promise<void> {
    await this.requireRoom(tx, owner, size);
    if (apiKey === undefined) await this.limits.take(`files ${networkOf(clientAddress)}`, { ...ofNetwork[isGuest(owner) ? 'guests' : 'accounts'], cost: size });
    if (isGuest(owner)) this.sum.bytes += size;
  }

  /** @throws Problem GUEST_FILES_FULL when so many bytes would be too many now */
  async requireRoom(tx: Executor, owner: Owner, size: number): Promise<void> {
    if (!isGuest(owner)) return;
    const own = await this.of(tx, owner);
    const isFull = own.bytes + size > mostOfGuest.bytes || own.files >= mostOfGuest.files || (await this.total(tx)) + size > this.most;
    if (isFull) throw new Problem('GUEST_FILES_FULL', { retryAfterSeconds });
  }

  /** Files and bytes of a guest, those on their way too. */
  private async of(tx: Executor, owner: Owner): Promise<{ bytes: number; files: number }> {
    const { rows } = await tx.execute<{ bytes: string; files: string }>(sql`
      select coalesce(sum(bytes), 0) as bytes, count(*) as files from (select size as bytes from upload where owner = ${owner}
      union all select "offset" from open_upload where owner = ${owner} and upload_id is null and "offset" > 0) kept`);
    return { bytes: Number(rows[0]!.bytes), files: Number(rows[0]!.files) };
  }

  private async total(tx: Executor): Promise<number> {
    if (this.sum.until < performance.now()) this.sum = { bytes: await this.sumOf(tx), until: performance.now() + believedFor };
    return this.sum.bytes;
  }

  /** Bytes of all guests; what is older than the sweep leaves them is ordered, and not theirs to delete. */
  private async sumOf(tx: Executor): Promise<number> {
    const { rows } = await tx.execute<{ bytes: string }>(sql`
      select coalesce(sum(bytes), 0) as bytes from (select size as bytes from upload where owner like 'guest:%' and created_at > now() - interval '30 days'
      union all select "offset" from open_upload where owner like 'guest:%' and upload_id is null) kept`);
    return Number(rows[0]!.bytes);
  }
}
