import { Inject, Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { Turns } from '../../common/turns.js';
import { BRAND } from '../../config/brand.js';
import { ENVIRONMENT, type Environment } from '../../config/environment.js';
import type { Brand } from '../../contract/brands.js';
import type { Country } from '../../contract/locales.js';
import { plainVatNumber, vatStateOf } from '../../domain/vat-number.js';
import type { VatEvidence } from './vat-evidence.js';

/** Milliseconds until an answer counts as none, waiting for a turn included. */
const deadline = 3000;
const freshFor = 3_600_000;

/** An answer of VIES, faults of its own and of member states included: it tells them with status 200, in two ways. */
const Answer = z.object({
  isValid: z.boolean().optional(),
  userError: z.string().optional(),
  name: z.string().optional(),
  requestIdentifier: z.string().optional(),
  errorWrappers: z.array(z.object({ error: z.string() })).optional(),
});
type Answer = z.infer<typeof Answer>;
const wordOf = ({ userError, errorWrappers }: Answer): string => userError ?? errorWrappers?.[0]?.error ?? 'nothing';
/** Member states that do not tell write a dash. */
const told = (text: string | undefined): string | null => (text && !/^-+$/.test(text) ? text : null);
const splitNumber = (number: string): [state: string, rest: string] => [number.slice(0, 2), number.slice(2)];

/** The EU's register of VAT numbers (VIES): each state answers for its own, and sometimes does not. */
@Injectable()
export class VatRegister {
  private readonly logger = new Logger('VatRegister');
  private readonly turns = new Turns(6, 24);
  private isSellerKnown = true;
  /** Calls for the same number are one; what was not answered is not kept. */
  private readonly kept = new LRUCache<string, VatEvidence>({ max: 2000, ttl: freshFor, fetchMethod: (number) => this.ask(number) });

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(BRAND) private readonly brand: Brand,
  ) {}

  /**
   * What the register says of a number now. It is asked for every number that a state could have; British numbers are in another
   * register, and stay unknown.
   * @param country chosen beside a number without the letters of a state
   */
  async check(typed: string, country?: Country): Promise<VatEvidence> {
    const number = plainVatNumber(typed, country);
    const state = vatStateOf(number);
    const unasked = (status: 'malformed' | 'unknown'): VatEvidence => ({ number, status, name: null, reference: null, checkedAt: new Date().toISOString() });
    if (!state) return unasked('malformed');
    if (state === 'GB') return unasked('unknown');
    try {
      return await this.kept.forceFetch(number);
    } catch (error) {
      this.logger.warn(`A VAT number of ${state} could not be checked: ${String(error)}`);
      return unasked('unknown');
    }
  }

  private async ask(number: string): Promise<VatEvidence> {
    const signal = AbortSignal.timeout(deadline);
    const answer = await this.turns.run(() => this.read(number, signal));
    const word = wordOf(answer);
    if (word !== 'VALID' && word !== 'INVALID') throw new Error(word);
    const status = answer.isValid && word === 'VALID' ? 'valid' : 'invalid';
    return { number, status, name: told(answer.name), reference: told(answer.requestIdentifier), checkedAt: new Date().toISOString() };
  }

  /** Says who asks, since only then the answer gets a reference that proves it; a seller the register does not know asks without. */
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
    this.logger.warn('The register does not know the seller’s own VAT number: checks stay without reference');
    this.isSellerKnown = false;
    return this.read(number, signal);
  }
}
