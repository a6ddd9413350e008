import { Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Metrics } from '../../common/metrics/metrics.js';
import type { OperationName } from '../../contract/shop-api.js';
import type { Finding } from './read-response.js';

/** Milliseconds in which a fault of a field is logged once. */
const quietFor = 3_600_000;
const maxRemembered = 1000;

/** Counts and logs the parts of responses that are not as the contract describes them. */
export class FindingsLog {
  private readonly logger = new Logger('ShopApiClient');
  private readonly logged = new LRUCache<string, true>({ max: maxRemembered, ttl: quietFor });

  constructor(private readonly metrics: Metrics | undefined) {}

  record(operation: OperationName, requestId: string, findings: readonly Finding[]): void {
    for (const finding of findings) {
      if (finding.kind === 'leftOut') this.metrics?.count('shop_api_items_left_out_total', { operation });
      const key = `${operation} ${finding.kind} ${finding.fault.field}`;
      if (this.logged.has(key)) continue;
      this.logged.set(key, true);
      this.logger.warn(`${operation} [${requestId}] ${sentenceOf(finding)}. Logged once an hour for each field.`);
    }
  }
}

const sentenceOf = ({ kind, fault, id }: Finding): string =>
  `${kind === 'leftOut' ? 'An item is left out' : 'A default is used'}: ${fault.sentence}${id === undefined ? '' : ` (id ${JSON.stringify(id)})`}`;
