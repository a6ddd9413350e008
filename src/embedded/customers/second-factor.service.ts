import { Inject, Injectable } from '@nestjs/common';
import type { CallContext, InputValue } from '../../common/operation.decorators.js';
import { Problem } from '../../contract/errors.js';
import type { OutputOf } from '../../contract/shop-api.js';
import { DATABASE, type Database } from '../database/database.module.js';
import { Identity } from '../identity/identity.js';
import { AuthService, findByEmail } from './auth.service.js';
import type { CustomerRow } from './customer.presenter.js';
import { SecondFactors } from './second-factors.js';
import { Sessions } from './sessions.js';
import { signedIn } from './signed-in.js';

/** Lets a customer set up, confirm and remove the second factor. */
@Injectable()
export class SecondFactorService {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    private readonly identity: Identity,
    private readonly auth: AuthService,
    private readonly factors: SecondFactors,
    private readonly sessions: Sessions,
  ) {}

  async get(call: CallContext): Promise<OutputOf<'getSecondFactor'>> {
    return this.factors.stateOf(await this.identity.requireCustomer(call));
  }

  /** @throws Problem INVALID_CREDENTIALS, CONFLICT, NOT_CONFIGURED, TOO_MANY_REQUESTS */
  async begin({ password }: InputValue<'beginSecondFactor'>, call: CallContext): Promise<OutputOf<'beginSecondFactor'>> {
    const customer = await signedIn(this.db, this.identity, call);
    await this.auth.requirePassword(customer, password, call);
    return this.factors.begin(customer);
  }

  /** @throws Problem SECOND_FACTOR_WRONG, CONFLICT, GONE */
  async confirm({ code }: InputValue<'confirmSecondFactor'>, call: CallContext): Promise<OutputOf<'confirmSecondFactor'>> {
    return { codes: await this.factors.confirm(await signedIn(this.db, this.identity, call), code, call.locale) };
  }

  /** @throws Problem INVALID_CREDENTIALS, SECOND_FACTOR_WRONG, CONFLICT, TOO_MANY_REQUESTS */
  async renew(proofs: InputValue<'renewRecoveryCodes'>, call: CallContext): Promise<OutputOf<'renewRecoveryCodes'>> {
    const customer = await this.requireBoth(proofs, call);
    return { codes: await this.factors.renew(customer.id) };
  }

  /** @throws Problem INVALID_CREDENTIALS, SECOND_FACTOR_WRONG, CONFLICT, TOO_MANY_REQUESTS */
  async remove(proofs: InputValue<'removeSecondFactor'>, call: CallContext): Promise<void> {
    await this.factors.remove(await this.requireBoth(proofs, call), call.locale);
  }

  /** For operators, when a customer has lost app and recovery codes. It also ends all sessions. @returns whether there was a second factor; undefined when no account has this address */
  async removeOf(email: string): Promise<boolean | undefined> {
    const customer = await findByEmail(this.db, email);
    if (!customer) return undefined;
    const isRemoved = await this.factors.remove(customer, customer.preferences.locale);
    if (isRemoved) await this.sessions.closeAll(this.db, customer.id);
    return isRemoved;
  }

  /** Checks password and second factor. @throws Problem CONFLICT when no second factor is in use */
  private async requireBoth({ password, code }: InputValue<'removeSecondFactor'>, call: CallContext): Promise<CustomerRow> {
    const customer = await signedIn(this.db, this.identity, call);
    const { since } = await this.factors.stateOf(customer.id);
    if (since === null) throw new Problem('CONFLICT');
    await this.auth.requirePassword(customer, password, call, () => this.factors.prove(customer, code, call.locale));
    return customer;
  }
}
