import { Inject, Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { ConcurrencyLimiter } from '../../common/concurrency-limiter.js';
import { BRAND } from '../../config/brand.js';
import { ENVIRONMENT, type Environment } from '../../config/environment.js';
import type { Brand } from '../../contract/brands.js';
import type { Country } from '../../contract/locales.js';
import { plainVatNumber, vatStateOf } from '../../domain/vat-number.js';
import type { VatEvidence } from './vat-evidence.js';

/** Timeout of a query in milliseconds, including the wait in the queue. */
const deadline = 3000;
const freshFor = 3_600_000;

/** Response of VIES. It reports errors of its own and of member states with status 200, in `userError` or in `errorWrappers`. */
const Answer = z.object({
  isValid: z.boolean().optional(),
  userError: z.string().optional(),
  name: z.string().optional(),
  requestIdentifier: z.string().optional(),
  errorWrappers: z.array(z.object({ error: z.string() })).optional(),
});
type Answer = z.infer<typeof Answer>;
const wordOf = ({ userError, errorWrappers }: Answer): string => userError ?? errorWrappers?.[0]?.error ?? 'nothing';
/** Returns null for dashes, with which a member state withholds a value. */
const presentAnswer = (text: string | undefined): string | null => (text && !/^-+$/.test(text) ? text : null);
const splitNumber = (number: string): [state: string, rest: string] => [number.slice(0, 2), number.slice(2)];

/** The EU's register of VAT numbers (VIES). It forwards queries to the member state, which is sometimes unavailable. */
@Injectable()
export class VatRegister {
  private readonly logger = new Logger('VatRegister');
  private readonly limiter = new ConcurrencyLimiter(6, 24);
  private isSellerKnown = true;
  /** Cache that also joins concurrent queries for the same number. Failed queries are not cached. */
  private readonly cache = new LRUCache<string, VatEvidence>({ max: 2000, ttl: freshFor, fetchMethod: (number) => this.request(number) });

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(BRAND) private readonly brand: Brand,
  ) {}

  /**
   * Checks a number in the register, from the cache for up to an hour. British numbers are in another register and stay `unknown`, as
   * do numbers for which the query fails.
   * @param country of the buyer, for a number without country prefix
   */
  async check(typed: string, country?: Country): Promise<VatEvidence> {
    const number = plainVatNumber(typed, country);
    const state = vatStateOf(number);
    const unasked = (status: 'malformed' | 'unknown'): VatEvidence => ({ number, status, name: null, reference: null, checkedAt: new Date().toISOString() });
    if (!state) return unasked('malformed');
    if (state === 'GB') return unasked('unknown');
    try {
      return await this.cache.forceFetch(number);
    } catch (error) {
      this.logger.warn(`VIES could not check a VAT number of ${state}: ${String(error)}`);
      return unasked('unknown');
    }
  }

  private async request(number: string): Promise<VatEvidence> {
    const signal = AbortSignal.timeout(deadline);
    const answer = await this.limiter.run(() => this.read(number, signal));
    const word = wordOf(answer);
    if (word !== 'VALID' && word !== 'INVALID') throw new Error(word);
    const status = answer.isValid && word === 'VALID' ? 'valid' : 'invalid';
    return { number, status, name: presentAnswer(answer.name), reference: presentAnswer(answer.requestIdentifier), checkedAt: new Date().toISOString() };
  }

  /** Sends the seller's VAT number as requester, because VIES returns a consultation number only then. When VIES rejects that number, queries are sent without it. */
  private async read(number: string, signal: AbortSignal): Promise<Answer> {
    const [state, rest] = splitNumber(number);
    const [sellerState, seller] = splitNumber(plainVatNumber(this.brand.seller.vatNumber));
    const requester = this.isSellerKnown ? `?${new URLSearchParams({ requesterMemberStateCode: sellerState, requesterNumber: seller }).toString()}` : '';
    const response = await fetch(`${this.environment.VIES_URL}/ms/${state}/vat/${encodeURIComponent(rest)}${requester}`, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal,
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const answer = Answer.parse(await response.json());
    if (wordOf(answer) !== 'INVALID_REQUESTER_INFO' || !requester) return answer;
    this.logger.warn('VIES rejects the VAT number of the seller, so checks have no consultation number. Check seller.vatNumber of the brand.');
    this.isSellerKnown = false;
    return this.read(number, signal);
  }
}
