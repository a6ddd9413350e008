import { LRUCache } from 'lru-cache';
import type { Asked, Counts } from './listing.queries.js';

/** Counts of fewer families cost next to nothing and are always made anew. */
const dear = 20_000;
/** Milliseconds that dear counts are kept. */
const age = 10_000;

/** What a count depends on: all that is asked but its page and order. */
const shapeOf = ({ listing, locale }: Asked): string => JSON.stringify([locale, { ...listing, page: 0, pageSize: 0, sort: '' }]);

/** Counts of large lists, kept for seconds; whoever asks for the same meanwhile waits for the same answer. */
export class KeptCounts {
  private readonly kept: LRUCache<string, Counts, Asked>;

  constructor(count: (asked: Asked) => Promise<Counts>) {
    this.kept = new LRUCache({ max: 500, ttl: age, fetchMethod: (_shape, _stale, { context }) => count(context) });
  }

  async of(asked: Asked): Promise<Counts> {
    const shape = shapeOf(asked);
    const counts = await this.kept.forceFetch(shape, { context: asked });
    if (counts.examined < dear) this.kept.delete(shape);
    return counts;
  }
}
