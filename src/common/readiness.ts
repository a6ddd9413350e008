import type { INestApplicationContext } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';

/** What a process says of itself: of each part it needs that it is `ok`, or why it is not. */
export interface ReadinessReport {
  status: 'ok' | 'unavailable';
  checks: Record<string, string>;
}

/** Seconds after which a balancer may ask again. */
const askAgainAfter = 5;

/** Whether a process takes new work, as balancers ask. */
export class Readiness {
  private isLeaving = false;

  leave(): void {
    this.isLeaving = true;
  }

  /** Looks at each part that is needed; the answer's status is 503 when one fails, or when the process is leaving. */
  async report(reply: FastifyReply, parts: Record<string, () => Promise<unknown>>): Promise<ReadinessReport> {
    const found = await Promise.all(Object.entries(parts).map(async ([name, check]): Promise<[string, string]> => [name, await check().then(() => 'ok', reasonOf)]));
    const checks = { process: this.isLeaving ? 'leaving' : 'ok', ...Object.fromEntries(found) };
    const isReady = Object.values(checks).every((state) => state === 'ok');
    void reply.header('cache-control', 'no-store');
    if (!isReady) void reply.status(503).header('retry-after', askAgainAfter);
    return { status: isReady ? 'ok' : 'unavailable', checks };
  }
}

/** Why in a word, since anybody may ask: the kind of failure, or the system's code for it. */
const reasonOf = (error: unknown): string => {
  const words = [error, error instanceof Error ? error.cause : undefined].flatMap((one) => (one instanceof Object ? ['kind' in one && one.kind, 'code' in one && one.code] : []));
  return words.find((word) => typeof word === 'string') || 'failing';
};

/** Closes an application: says first that it is leaving, for so long that balancers have heard it, and then answers what was begun. */
export const leave = async (app: INestApplicationContext, drainSeconds: number): Promise<void> => {
  app.get(Readiness).leave();
  await pause(drainSeconds * 1000);
  await app.close();
};
