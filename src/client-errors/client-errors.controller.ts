import { Body, Controller, HttpCode, Logger, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { z } from 'zod';
import { pageFailures, reportLimits } from '../contract/client-errors.js';
import { Problem } from '../contract/errors.js';
import { thirdPartyFailures, thirdPartyIds } from '../contract/third-parties.js';

/** Text without control characters and line separators, so that it cannot forge a log line. */
const line = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[^\p{C}\u2028\u2029]*$/u);
const commonFields = { path: line(reportLimits.path), message: line(reportLimits.message).optional() };
const ClientError = z.union([
  z.strictObject({ party: z.literal('page'), failure: z.enum(pageFailures), ...commonFields }),
  z.strictObject({ party: z.enum(thirdPartyIds), failure: z.enum(thirdPartyFailures), ...commonFields }),
]);

/** Logs errors that browsers report, of our pages and of third-party scripts, with the id of this request. */
@Controller('api/client-errors')
export class ClientErrorsController {
  private readonly logger = new Logger('Browsers');
  /** Reports a minute of one client address. A page reports each failure once, so that browsers stay below this limit. */
  private readonly perClient = new RateLimiterMemory({ points: 10, duration: 60 });
  private readonly overall = new RateLimiterMemory({ points: 300, duration: 60 });

  /** @throws Problem TOO_MANY_REQUESTS, MALFORMED */
  @Post()
  @HttpCode(204)
  async report(@Body() body: unknown, @Req() request: FastifyRequest): Promise<void> {
    await this.limitRate(request.ip);
    const { data, success } = ClientError.safeParse(body);
    if (!success) throw new Problem('MALFORMED');
    const { party, failure, path, message } = data;
    this.logger.warn(`${party} ${failure} on ${path} [${request.id}]${message ? `: ${message}` : ''}`);
  }

  private async limitRate(address: string): Promise<void> {
    try {
      await this.perClient.consume(address);
      await this.overall.consume('everybody');
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new Problem('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) });
    }
  }
}
