import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import type { CallContext } from '../../common/call-context.js';
import { ENVIRONMENT, type Environment } from '../../config/environment.js';
import type { Executor } from '../database/database.module.js';
import { hashOf } from '../ids.js';
import { networkOf, publicNetworkOf } from '../limits/network.js';
import { type RateLimit, RateLimits } from '../limits/rate-limits.js';

const hour = 3600;
const day = 86_400;

/** Limits of mails per hour and per day. */
const hourAndDay = (ofHour: number, ofDay: number): readonly RateLimit[] => [
  { max: ofHour, seconds: hour },
  { max: ofDay, seconds: day },
];

/**
 * Limits of mails that anybody can cause for an unconfirmed address, over all kinds of mail: from one network to one address, by one account,
 * from one network, and to one address from all networks from which its owner has not signed in.
 * @param most mails per hour from one network to one address; the other limits are multiples of it
 */
export const mailLimits = (most: number) =>
  ({ pair: hourAndDay(most, 2 * most), account: hourAndDay(most, 2 * most), network: hourAndDay(8 * most, 40 * most), address: hourAndDay(2 * most, 4 * most) }) satisfies Record<
    string,
    readonly RateLimit[]
  >;

/** Origin of a mail, for its limits. */
export interface MailCause extends Pick<CallContext, 'clientAddress' | 'apiKey'> {
  /** Id of the customer who is signed in. */
  account?: string | undefined;
  /** Whether the owner of the address has signed in from this network. If so, mails that others cause for the address do not count. */
  isKnown?: boolean;
}

/** Counts mails to unconfirmed addresses; shared between processes if Redis is configured. */
@Injectable()
export class MailLimits {
  private readonly max: ReturnType<typeof mailLimits>;

  constructor(
    @Inject(ENVIRONMENT) { UNCONFIRMED_MAILS }: Environment,
    private readonly limits: RateLimits,
  ) {
    this.max = mailLimits(UNCONFIRMED_MAILS);
  }

  /**
   * Counts a mail. Checks the narrowest limit first, so that a caller who exceeds it does not use up the others.
   * @returns undefined if the mail may be sent, else the seconds until the next one may be sent
   */
  async refusal(to: string, { clientAddress = '', apiKey, account, isKnown = false }: MailCause): Promise<number | undefined> {
    const address = to.toLowerCase();
    // An integrator causes mails for many people, whose address would count as one network.
    const network = apiKey === undefined ? publicNetworkOf(clientAddress) : undefined;
    const counts = [
      { counted: `pair ${address} ${networkOf(clientAddress)}`, limits: this.max.pair },
      ...(account === undefined ? [] : [{ counted: `account ${account}`, limits: this.max.account }]),
      ...(network === undefined ? [] : [{ counted: `network ${network}`, limits: this.max.network }]),
      ...(isKnown ? [] : [{ counted: `address ${address}`, limits: this.max.address }]),
    ];
    for (const { counted, limits } of counts) {
      for (const limit of limits) {
        const seconds = await this.limits.refusal(hashOf(`mail ${counted}`), limit);
        if (seconds !== undefined) return seconds;
      }
    }
    return undefined;
  }
}

/** Whether a mail about an order goes to the confirmed e-mail address of the customer who owns the order. */
export const isToOwner = async (tx: Executor, orderId: string, to: string): Promise<boolean> => {
  const { rows } = await tx.execute(sql`
    select 1 from "order" o join customer c on c.id = substr(o.owner, length('customer:') + 1)
    where o.id = ${orderId} and o.owner like 'customer:%' and lower(c.email) = ${to.toLowerCase()}`);
  return rows.length > 0;
};
