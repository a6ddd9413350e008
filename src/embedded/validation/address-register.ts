import { Inject, Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { ConcurrencyLimiter } from '../../common/concurrency-limiter.js';
import { ENVIRONMENT, type Environment } from '../../config/environment.js';
import type { RegisteredAddress } from './addresses.js';

/** Timeout of a query in milliseconds, including the wait in the queue. Short, because a shopper continues to type. */
const deadline = 1500;
const freshFor = 24 * 3_600_000;

/** Response of PDOK's Locatieserver to a search for addresses. */
const Answer = z.object({ response: z.object({ docs: z.array(z.object({ straatnaam: z.string().min(1).max(80), woonplaatsnaam: z.string().min(1).max(60) })) }) });

/** The Dutch address register (BAG), if ADDRESS_REGISTER_URL is set. Without it, or when it does not answer, addresses are accepted as typed. */
@Injectable()
export class AddressRegister {
  private readonly logger = new Logger('AddressRegister');
  private readonly limiter = new ConcurrencyLimiter(6, 24, deadline);
  private readonly cache = new LRUCache<string, { found: RegisteredAddress | undefined }>({
    max: 5000,
    ttl: freshFor,
    fetchMethod: async (place) => ({ found: await this.request(place) }),
  });

  constructor(@Inject(ENVIRONMENT) private readonly environment: Environment) {}

  /** Street and city at a postcode and number; undefined when they are unknown or could not be queried. */
  async find({ postcode, number }: { postcode: string; number: number }): Promise<RegisteredAddress | undefined> {
    if (!this.environment.ADDRESS_REGISTER_URL) return undefined;
    try {
      return (await this.cache.forceFetch(`${postcode.replace(' ', '')} ${number}`)).found;
    } catch (error) {
      this.logger.warn(`The address register (ADDRESS_REGISTER_URL) could not be queried: ${String(error)}`);
      return undefined;
    }
  }

  private async request(place: string): Promise<RegisteredAddress | undefined> {
    const [postcode = '', number = ''] = place.split(' ');
    const url = new URL(this.environment.ADDRESS_REGISTER_URL!);
    for (const [name, value] of [
      ['fq', 'type:adres'],
      ['fq', `postcode:${postcode}`],
      ['fq', `huisnummer:${number}`],
      ['fl', 'straatnaam,woonplaatsnaam'],
      ['rows', '1'],
    ] as const)
      url.searchParams.append(name, value);
    const signal = AbortSignal.timeout(deadline);
    const answer = await this.limiter.run(() => fetch(url, { headers: { accept: 'application/json' }, redirect: 'error', signal }));
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    const [found] = Answer.parse(await answer.json()).response.docs;
    return found && { street: found.straatnaam, city: found.woonplaatsnaam };
  }
}
