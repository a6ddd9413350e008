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

/** Mails of an hour and of a day. */
const bound = (ofHour: number, ofDay: number): readonly RateLimit[] => [
  { most: ofHour, seconds: hour },
  { most: ofDay, seconds: day },
];

/**
 * Mails that may be caused to addresses which nobody confirmed, of all kinds together: to one address from one network; by one account;
 * by one network; to one address from all networks that its owner did not sign in from.
 * @param most mails an hour of the first
 */
export const mailBounds = (most: number) =>
  ({ pair: bound(most, 2 * most), account: bound(most, 2 * most), network: bound(8 * most, 40 * most), address: bound(2 * most, 4 * most) }) satisfies Record<
    string,
    readonly RateLimit[]
  >;

/** Who causes a mail. */
export interface MailCause extends Pick<CallContext, 'clientAddress' | 'apiKey'> {
  /** Id of the customer who is signed in. */
  account?: string | undefined;
  /** The owner of the address signed in from this network before: what others cause does not count against it. */
  isKnown?: boolean;
}

/** Counts mails to addresses that nobody confirmed; with a Redis together with other processes. */
@Injectable()
export class MailBounds {
  private readonly most: ReturnType<typeof mailBounds>;

  constructor(
    @Inject(ENVIRONMENT) { UNCONFIRMED_MAILS }: Environment,
    private readonly limits: RateLimits,
  ) {
    this.most = mailBounds(UNCONFIRMED_MAILS);
  }

  /**
   * Counts a mail. The narrowest bound is first, so that a caller past it uses up none of the others.
   * @returns undefined if it may leave, else the seconds until another may
   */
  async refusal(to: string, { clientAddress = '', apiKey, account, isKnown = false }: MailCause): Promise<number | undefined> {
    const address = to.toLowerCase();
    // An integrator sends for many people, who would count as one network.
    const network = apiKey === undefined ? publicNetworkOf(clientAddress) : undefined;
    const counts = [
      { counted: `pair ${address} ${networkOf(clientAddress)}`, limits: this.most.pair },
      ...(account === undefined ? [] : [{ counted: `account ${account}`, limits: this.most.account }]),
      ...(network === undefined ? [] : [{ counted: `network ${network}`, limits: this.most.network }]),
      ...(isKnown ? [] : [{ counted: `address ${address}`, limits: this.most.address }]),
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

/** Whether a mail about an order goes to the confirmed address of the customer who owns the order. */
export const isToOwner = async (tx: Executor, orderId: string, to: string): Promise<boolean> => {
  const { rows } = await tx.execute(sql`
    select 1 from "order" o join customer c on c.id = substr(o.owner, length('customer:') + 1)
    where o.id = ${orderId} and o.owner like 'customer:%' and lower(c.email) = ${to.toLowerCase()}`);
  return rows.length > 0;
};
