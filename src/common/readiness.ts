import type { INestApplicationContext } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';

/** What a process says of itself: of each part it needs that it is `ok`, or why it is not. */
export interface ReadinessReport {
  status: 'ok' | 'unavailable';
  checks: Record<string, string>;
}

type Parts = Record<string, () => Promise<unknown>>;

/** Seconds after which a balancer may ask again. */
const askAgainAfter = 5;

/** Whether a process takes new work, as balancers ask. */
export class Readiness {
  private isLeaving = false;

  leave(): void {
    this.isLeaving = true;
  }

  /** Looks at each part; the answer's status is 503 when one that is needed fails, or when the process is leaving. @param parts without which nothing can be served @param besides without which most can: they are told of alone */
  async report(reply: FastifyReply, parts: Parts, besides: Parts = {}): Promise<ReadinessReport> {
    const needed = { process: this.isLeaving ? 'leaving' : 'ok', ...(await statesOf(parts)) };
    const checks = { ...needed, ...(await statesOf(besides)) };
    const isReady = Object.values(needed).every((state) => state === 'ok');
    void reply.header('cache-control', 'no-store');
    if (!isReady) void reply.status(503).header('retry-after', askAgainAfter);
    return { status: isReady ? 'ok' : 'unavailable', checks };
  }
}

const statesOf = async (parts: Parts): Promise<Record<string, string>> =>
  Object.fromEntries(await Promise.all(Object.entries(parts).map(async ([name, check]): Promise<[string, string]> => [name, await check().then(() => 'ok', reasonOf)])));

/** Why in a word, since anybody may ask: the system's code for it, or the kind of failure. What caused an error says more than what it became. */
const reasonOf = (error: unknown): string => {
  if (typeof error !== 'object' || error === null) return 'failing';
  const deeper = 'cause' in error ? reasonOf(error.cause) : 'failing';
  if (deeper !== 'failing') return deeper;
  const words = ['kind' in error && error.kind, 'code' in error && error.code];
  return words.find((word) => typeof word === 'string') || 'failing';
};

/** Closes an application: says first that it is leaving, for so long that balancers have heard it, and then answers what was begun. */
export const leave = async (app: INestApplicationContext, drainSeconds: number): Promise<void> => {
  app.get(Readiness).leave();
  await pause(drainSeconds * 1000);
  await app.close();
};
