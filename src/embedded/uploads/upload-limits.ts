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

/** Maximum storage of one guest: 500 MiB in 200 files. */
const maxOfGuest = { bytes: 524_288_000, files: 200 };
const gigabyte = 1_073_741_824;
/** Maximum bytes that one network can upload in a day: all its guests, and all its customers. */
const networkLimits = {
  guests: { max: 3 * gigabyte, seconds: 86_400, code: 'GUEST_FILES_FULL' },
  accounts: { max: 20 * gigabyte, seconds: 86_400, code: 'TOO_MANY_REQUESTS' },
} as const;
const isGuest = (owner: Owner): boolean => owner.startsWith('guest:');
/** Milliseconds for which the sum of all guests' files is cached. */
const sumMaxAge = 5000;
/** Old files of guests are deleted every hour. */
const retryAfterSeconds = 3600;

/** Limits of uploads by guest, by network and for all guests together. The limit of a single library is in `StorageService`. */
@Injectable()
export class UploadLimits {
  private readonly maxBytes: number;
  private sum = { bytes: 0, until: 0 };

  constructor(
    @Inject(ENVIRONMENT) { GUEST_FILES_GB }: Environment,
    @Inject(DATABASE) db: Database,
    @Inject(Metrics) metrics: Metrics,
    private readonly limits: RateLimits,
  ) {
    this.maxBytes = GUEST_FILES_GB * gigabyte;
    metrics.gauge('shop_guest_files_ratio', async () => (this.maxBytes === 0 ? 1 : (await this.sumOf(db)) / this.maxBytes));
  }

  /**
   * Counts further bytes of an owner. Requests with an API key do not count for their network.
   * @throws Problem GUEST_FILES_FULL when the limit of the guest, of the network's guests or of all guests is reached; TOO_MANY_REQUESTS when that of the network's customers is reached
   */
  async requireUpload(tx: Executor, owner: Owner, size: number, { apiKey, clientAddress = '' }: CallContext): Promise<void> {
    await this.requireQuota(tx, owner, size);
    if (apiKey === undefined) await this.limits.take(`files ${networkOf(clientAddress)}`, { ...networkLimits[isGuest(owner) ? 'guests' : 'accounts'], cost: size });
    if (isGuest(owner)) this.sum.bytes += size;
  }

  /** @throws Problem GUEST_FILES_FULL when these bytes would exceed the limit of the guest or of all guests */
  async requireQuota(tx: Executor, owner: Owner, size: number): Promise<void> {
    if (!isGuest(owner)) return;
    const own = await this.usageOf(tx, owner);
    const isFull = own.bytes + size > maxOfGuest.bytes || own.files >= maxOfGuest.files || (await this.total(tx)) + size > this.maxBytes;
    if (isFull) throw new Problem('GUEST_FILES_FULL', { retryAfterSeconds });
  }

  /** Files and bytes of a guest, including unfinished uploads. */
  private async usageOf(tx: Executor, owner: Owner): Promise<{ bytes: number; files: number }> {
    const { rows } = await tx.execute<{ bytes: string; files: string }>(sql`
      select coalesce(sum(bytes), 0) as bytes, count(*) as files from (select size as bytes from upload where owner = ${owner}
      union all select "offset" from open_upload where owner = ${owner} and upload_id is null and "offset" > 0) kept`);
    return { bytes: Number(rows[0]!.bytes), files: Number(rows[0]!.files) };
  }

  private async total(tx: Executor): Promise<number> {
    if (this.sum.until < performance.now()) this.sum = { bytes: await this.sumOf(tx), until: performance.now() + sumMaxAge };
    return this.sum.bytes;
  }

  /** Bytes of all guests. Files older than 30 days are left out: the sweep deletes them unless they are ordered, and guests cannot delete those. */
  private async sumOf(tx: Executor): Promise<number> {
    const { rows } = await tx.execute<{ bytes: string }>(sql`
      select coalesce(sum(bytes), 0) as bytes from (select size as bytes from upload where owner like 'guest:%' and created_at > now() - interval '30 days'
      union all select "offset" from open_upload where owner like 'guest:%' and upload_id is null) kept`);
    return Number(rows[0]!.bytes);
  }
}
