import { Inject, Injectable, Logger } from '@nestjs/common';
import { Metrics } from '../../common/metrics/metrics.js';
import { ConcurrencyLimiter } from '../../common/concurrency-limiter.js';
import { ENVIRONMENT, type Environment } from '../../config/environment.js';
import { Problem } from '../../contract/errors.js';
import type { StoredFile } from './incoming-files.js';
import { ping, scan } from './clamd.js';

/** Timeouts in milliseconds: of the wait in the queue, and of the scan. */
const queueTimeout = 10_000;
const deadline = 20_000;
const pingDeadline = 2000;
/** Number of concurrent scans; clamd has ten threads by default. */
const maxConcurrent = 4;
const maxQueued = 32;
const retryAfterSeconds = 30;

/** Scans files for viruses when `CLAMD_URL` is set. Files that could not be scanned are then refused. */
@Injectable()
export class VirusScanner {
  private readonly logger = new Logger('VirusScanner');
  private readonly limiter = new ConcurrencyLimiter(maxConcurrent, maxQueued, queueTimeout);
  private readonly address: string | undefined;

  constructor(
    @Inject(ENVIRONMENT) { CLAMD_URL }: Environment,
    @Inject(Metrics) private readonly metrics: Metrics,
  ) {
    this.address = CLAMD_URL;
  }

  get isOn(): boolean {
    return this.address !== undefined;
  }

  /** @throws Error when the scanner does not answer */
  async requireAvailable(): Promise<void> {
    if (this.address !== undefined) await ping(this.address, AbortSignal.timeout(pingDeadline));
  }

  /** Scans a file. @throws Problem FILE_INFECTED; FILE_UNCHECKED when the scanner does not answer, is overloaded or returns no result */
  async check({ path, size, sha256 }: StoredFile): Promise<void> {
    if (this.address === undefined) return;
    const found = await this.scanFile(this.address, path);
    this.metrics.count('shop_files_scanned_total', { outcome: found === undefined ? 'clean' : 'infected' });
    if (found === undefined) return;
    this.logger.warn(`An infected file was refused: ${found}, ${size} bytes, SHA-256 ${sha256}`);
    throw new Problem('FILE_INFECTED');
  }

  private async scanFile(address: string, path: string): Promise<string | undefined> {
    try {
      return await this.limiter.run(() => scan(address, path, AbortSignal.timeout(deadline)));
    } catch (error) {
      this.metrics.count('shop_files_scanned_total', { outcome: 'failed' });
      this.logger.error(`A file was refused because the virus scanner (CLAMD_URL) failed: ${String(error)}`);
      throw new Problem('FILE_UNCHECKED', { retryAfterSeconds });
    }
  }
}
