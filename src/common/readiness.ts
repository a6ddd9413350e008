import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';

/** Result of a readiness check: `ok` or the reason of the failure for each part. */
export interface ReadinessReport {
  status: 'ok' | 'unavailable';
  checks: Record<string, string>;
}

type Parts = Record<string, () => Promise<unknown>>;

/** Seconds in `Retry-After` of a failed readiness check. */
const retryAfterSeconds = 5;

/** Readiness of a process for load balancers. */
export class Readiness {
  private isDraining = false;

  startDraining(): void {
    this.isDraining = true;
  }

  /**
   * Checks each part, and sets status 503 when a required part fails or the process is leaving.
   * @param parts required parts
   * @param optionalParts optional parts, which are reported but do not change the status
   */
  async report(reply: FastifyReply, parts: Parts, optionalParts: Parts = {}): Promise<ReadinessReport> {
    const needed = { process: this.isDraining ? 'leaving' : 'ok', ...(await statesOf(parts)) };
    const checks = { ...needed, ...(await statesOf(optionalParts)) };
    const isReady = Object.values(needed).every((state) => state === 'ok');
    void reply.header('cache-control', 'no-store');
    if (!isReady) void reply.status(503).header('retry-after', retryAfterSeconds);
    return { status: isReady ? 'ok' : 'unavailable', checks };
  }
}

const statesOf = async (parts: Parts): Promise<Record<string, string>> =>
  Object.fromEntries(await Promise.all(Object.entries(parts).map(async ([name, check]): Promise<[string, string]> => [name, await check().then(() => 'ok', reasonOf)])));

/** The reason in one word, because the check is public: the system's error code, or the kind of failure. The cause of an error takes precedence. */
const reasonOf = (error: unknown): string => {
  if (typeof error !== 'object' || error === null) return 'failing';
  const deeper = 'cause' in error ? reasonOf(error.cause) : 'failing';
  if (deeper !== 'failing') return deeper;
  const words = ['kind' in error && error.kind, 'code' in error && error.code];
  return words.find((word) => typeof word === 'string') || 'failing';
};

/**
 * Drains and closes an application. For `drainSeconds` readiness is 503 and responses close their connections, so that load
 * balancers notice. Then it stops listening, and is closed when all connections are closed.
 */
export const shutDownGracefully = async (app: NestFastifyApplication, drainSeconds: number): Promise<void> => {
  const { connections } = app.getHttpAdapter().getInstance();
  app.get(Readiness).startDraining();
  connections.stopKeepAlive();
  await pause(drainSeconds * 1000);
  await connections.end();
  await app.close();
};
