import { Inject, Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { eq } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { ENVIRONMENT, type Environment } from '../../config/environment.js';
import { DATABASE, type Database } from '../database/database.module.js';
import { Replicas } from '../database/replicas/replicas.js';
import { Jobs } from '../jobs/jobs.js';
import { deliveryDeadline, faultOfTarget, targetAgent } from './public-target.js';
import { addDeliveries } from './publish.js';
import { decryptSecret } from './webhook-secret.js';
import { type DeliveryStatus, webhookDeliveryTable, webhookEndpointTable } from './webhooks.tables.js';

const minute = 60;
const hour = 3600;
/** Seconds before the next attempt: 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h, with up to 10 percent of jitter (Standard Webhooks, deliverability). */
const pauses = [5, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour];
/** Attempts including the first. */
const maximumAttempts = pauses.length + 1;
const pauseAfter = (attempts: number): number => pauses[attempts - 1]! * (1 + Math.random() / 10);

const reasonOf = (error: unknown): string => (typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error)).slice(0, 200);

interface Outcome {
  status?: number;
  error?: string;
}
type Delivery = typeof webhookDeliveryTable.$inferSelect;
type Endpoint = typeof webhookEndpointTable.$inferSelect;

/** Sends webhooks to integrators, signed as in Standard Webhooks, and retries until they are accepted. */
@Injectable()
export class WebhookDelivery implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('Webhooks');
  private readonly isPrivateAllowed: boolean;
  private readonly agent: ReturnType<typeof targetAgent>;

  constructor(
    @Inject(DATABASE) private readonly db: Database,
    private readonly jobs: Jobs,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(Replicas) private readonly replicas: Replicas,
  ) {
    this.isPrivateAllowed = environment.WEBHOOKS_TO_PRIVATE === 'test';
    this.agent = targetAgent(this.isPrivateAllowed);
  }

  onModuleInit(): void {
    this.jobs.handle('deliver_webhook', ({ id }) => this.deliver(id));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.agent.close();
  }

  private async deliver(id: string): Promise<void> {
    const [found] = await this.db
      .select({ delivery: webhookDeliveryTable, endpoint: webhookEndpointTable })
      .from(webhookDeliveryTable)
      .innerJoin(webhookEndpointTable, eq(webhookEndpointTable.id, webhookDeliveryTable.endpointId))
      .where(eq(webhookDeliveryTable.id, id));
    if (found?.delivery.status !== 'waiting') return;
    // The receiver reads the product again, and must not get what a replica does not have yet.
    if (found.delivery.type === 'product.changed') await this.replicas.replayed();
    await this.recordOutcome(found.delivery, found.endpoint.isActive ? await this.send(found.delivery, found.endpoint) : { error: 'the endpoint is inactive' });
  }

  private async send({ eventId, payload }: Delivery, { url, secret, formerSecret, formerUntil }: Endpoint): Promise<Outcome> {
    const fault = faultOfTarget(url, this.isPrivateAllowed);
    if (fault) return { error: fault };
    const { origin, pathname, search } = new URL(url);
    const sentAt = new Date();
    const body = JSON.stringify(payload);
    const secrets = formerSecret && formerUntil! > sentAt ? [secret, formerSecret] : [secret];
    const sign = (kept: string) => new Webhook(decryptSecret(kept, this.environment.DATA_KEY)).sign(eventId, sentAt, body);
    try {
      const headers = {
        'content-type': 'application/json',
        'webhook-id': eventId,
        'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
        'webhook-signature': secrets.map(sign).join(' '),
      };
      const answer = await this.agent.request({ origin, path: pathname + search, method: 'POST', headers, body, signal: AbortSignal.timeout(deliveryDeadline) });
      await answer.body.dump({ limit: 1024 });
      return { status: answer.statusCode };
    } catch (error) {
      return { error: reasonOf(error) };
    }
  }

  /** Stores the outcome of an attempt and queues the next one. Status 410 deactivates the endpoint (Standard Webhooks). */
  private async recordOutcome({ id, endpointId, attempts: before }: Delivery, { status, error }: Outcome): Promise<void> {
    const attempts = before + 1;
    const isTaken = status !== undefined && status >= 200 && status < 300;
    const isOver = status === 410 || attempts >= maximumAttempts;
    const state: DeliveryStatus = isTaken ? 'delivered' : isOver ? 'failed' : 'waiting';
    const nextAttemptAt = state === 'waiting' ? new Date(Date.now() + pauseAfter(attempts) * 1000) : null;
    await this.db.transaction(async (tx) => {
      const facts = { status: state, attempts, lastStatus: status ?? null, lastError: error ?? null, nextAttemptAt, deliveredAt: isTaken ? new Date() : null };
      await tx.update(webhookDeliveryTable).set(facts).where(eq(webhookDeliveryTable.id, id));
      if (status === 410) await tx.update(webhookEndpointTable).set({ isActive: false }).where(eq(webhookEndpointTable.id, endpointId));
      if (nextAttemptAt) await addDeliveries(tx, [{ id }], { runAt: nextAttemptAt });
    });
    if (state === 'failed') this.logger.warn(`Delivery ${id} to endpoint ${endpointId} failed after ${attempts} attempts and is not retried: ${error ?? `status ${status}`}`);
  }
}
