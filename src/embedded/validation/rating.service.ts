import { Inject, Injectable, Logger } from '@nestjs/common';
import { z } from 'zod';
import { ENVIRONMENT, type Environment } from '../../config/environment.js';
import { Problem } from '../../contract/errors.js';
import type { Rating } from '../../contract/validation.js';

/** Statistics of a location in Kiyoh's publication API. */
const Statistics = z.object({
  averageRating: z.number().min(0).max(10),
  numberReviews: z.number().int().min(0),
  percentageRecommendation: z.number().min(0).max(100),
  viewReviewUrl: z.url({ protocol: /^https$/ }),
});
const freshFor = 3_600_000;
/** Milliseconds from a failure to the next attempt. */
const retryAfter = 60_000;
const deadline = 2000;

/** Figures of the review widget, loaded at most once an hour. The last figures stay in use when Kiyoh does not answer. */
@Injectable()
export class RatingService {
  private readonly logger = new Logger('Reviews');
  private cached: Rating | undefined;
  private refreshAt = 0;
  private pending: Promise<void> | undefined;

  constructor(@Inject(ENVIRONMENT) private readonly environment: Environment) {}

  /** @throws Problem NOT_CONFIGURED; UPSTREAM_FAILED when no figures were ever loaded */
  async get(): Promise<Rating> {
    if (!this.environment.KIYOH_URL) throw new Problem('NOT_CONFIGURED');
    if (performance.now() >= this.refreshAt) await (this.pending ??= this.refresh().finally(() => (this.pending = undefined)));
    if (!this.cached) throw new Problem('UPSTREAM_FAILED');
    return this.cached;
  }

  private async refresh(): Promise<void> {
    try {
      this.cached = await this.request();
      this.refreshAt = performance.now() + freshFor;
    } catch (error) {
      this.refreshAt = performance.now() + retryAfter;
      this.logger.warn(`The rating could not be loaded from KIYOH_URL: ${String(error)}`);
    }
  }

  private async request(): Promise<Rating> {
    const { KIYOH_URL, KIYOH_TOKEN } = this.environment;
    const answer = await fetch(KIYOH_URL!, { headers: KIYOH_TOKEN ? { 'X-Publication-Api-Token': KIYOH_TOKEN } : {}, signal: AbortSignal.timeout(deadline), redirect: 'error' });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    const { averageRating, numberReviews, percentageRecommendation, viewReviewUrl } = Statistics.parse(await answer.json());
    return { score: averageRating, count: numberReviews, recommended: percentageRecommendation, url: viewReviewUrl, asOf: new Date().toISOString() };
  }
}
