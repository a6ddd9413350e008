import type { NestFastifyApplication } from '@nestjs/platform-fastify';
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

/**
 * Closes an application. Readiness is 503 and answers end their connections for as long as balancers need to notice; then
 * nothing new is accepted, and the application is closed once every connection has ended.
 */
export const leave = async (app: NestFastifyApplication, drainSeconds: number): Promise<void> => {
  const { connections } = app.getHttpAdapter().getInstance();
  app.get(Readiness).leave();
  connections.leave();
  await pause(drainSeconds * 1000);
  await connections.end();
  await app.close();
};
