import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { and, asc, desc, eq, getTableColumns, notLike, or, sql } from 'drizzle-orm';
import { ENVIRONMENT, type Environment } from '../../config/environment.js';
import type { WebhookEvent } from '../../contract/webhook.js';
import { DATABASE, type Database } from '../database/database.module.js';
import { newId } from '../ids.js';
import { encryptedPrefix } from '../encrypted-text.js';
import { faultOfTarget } from './public-target.js';
import { addDeliveries } from './publish.js';
import { encryptSecret, newSecret } from './webhook-secret.js';
import { type DeliveryStatus, webhookDeliveryTable, webhookEndpointTable } from './webhooks.tables.js';

export interface DeliveryFilter {
  endpointId?: string;
  status?: DeliveryStatus;
  limit: number;
}

/** Hours for which messages are also signed with an endpoint's previous secret. */
export const rotationHours = 24;

/** A webhook cannot be added; the message is meant for ops. */
export class WebhookRefused extends Error {}

/** Management of webhook endpoints and deliveries, for the command line. */
@Injectable()
export class WebhookEndpoints implements OnModuleInit {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** Encrypts secrets that an earlier version, or a shop without DATA_KEY, stored in clear text. */
  async onModuleInit(): Promise<void> {
    const { DATA_KEY } = this.environment;
    if (DATA_KEY === undefined) return;
    const { id, secret, formerSecret } = webhookEndpointTable;
    const isReadable = [secret, formerSecret].map((column) => notLike(column, `${encryptedPrefix}%`));
    const sealed = (kept: string | null) => (kept === null || kept.startsWith(encryptedPrefix) ? kept : encryptSecret(kept, DATA_KEY));
    const known = await this.db
      .select({ id, secret, formerSecret })
      .from(webhookEndpointTable)
      .where(or(...isReadable))
      .limit(1000);
    for (const one of known) {
      const kept = { secret: sealed(one.secret)!, formerSecret: sealed(one.formerSecret) };
      // The condition on the secret skips endpoints whose secret was rotated meanwhile.
      await this.db
        .update(webhookEndpointTable)
        .set(kept)
        .where(and(eq(id, one.id), eq(secret, one.secret)));
    }
  }

  /** @returns the endpoint with its secret in clear text, which cannot be read again @throws WebhookRefused for a target that is not public */
  async add(url: string, events: WebhookEvent[], description: string) {
    const fault = faultOfTarget(url, this.environment.WEBHOOKS_TO_PRIVATE === 'test');
    if (fault) throw new WebhookRefused(`The webhook target ${url} ${fault}`);
    const secret = newSecret();
    const kept = { id: newId(), url, secret: encryptSecret(secret, this.environment.DATA_KEY), events, description };
    const [endpoint] = await this.db.insert(webhookEndpointTable).values(kept).returning();
    return { ...endpoint!, secret };
  }

  list() {
    const { secret: _, formerSecret: __, ...reported } = getTableColumns(webhookEndpointTable);
    return this.db.select(reported).from(webhookEndpointTable).orderBy(asc(webhookEndpointTable.createdAt)).limit(1000);
  }

  /** Replaces the secret of an endpoint; for a day messages are also signed with the previous one. @returns the new secret; undefined for an unknown endpoint */
  async rotate(id: string): Promise<string | undefined> {
    const secret = newSecret();
    const next = {
      secret: encryptSecret(secret, this.environment.DATA_KEY),
      formerSecret: webhookEndpointTable.secret,
      formerUntil: sql`now() + make_interval(hours => ${rotationHours})`,
    };
    const { rowCount } = await this.db.update(webhookEndpointTable).set(next).where(eq(webhookEndpointTable.id, id));
    return rowCount ? secret : undefined;
  }

  async remove(id: string): Promise<boolean> {
    return (await this.db.delete(webhookEndpointTable).where(eq(webhookEndpointTable.id, id)).returning()).length > 0;
  }

  deliveries({ endpointId, status, limit }: DeliveryFilter) {
    const { payload: _, ...reported } = getTableColumns(webhookDeliveryTable);
    const wanted = and(endpointId ? eq(webhookDeliveryTable.endpointId, endpointId) : undefined, status ? eq(webhookDeliveryTable.status, status) : undefined);
    return this.db.select(reported).from(webhookDeliveryTable).where(wanted).orderBy(desc(webhookDeliveryTable.createdAt)).limit(limit);
  }

  /** Queues a delivery again with all its attempts, whatever its status. @returns false for an unknown delivery */
  retry(id: string): Promise<boolean> {
    return this.db.transaction(async (tx) => {
      const anew = { status: 'waiting', attempts: 0, nextAttemptAt: sql`now()` } as const;
      const found = await tx.update(webhookDeliveryTable).set(anew).where(eq(webhookDeliveryTable.id, id)).returning({ id: webhookDeliveryTable.id });
      if (found.length) await addDeliveries(tx, found);
      return found.length > 0;
    });
  }
}
