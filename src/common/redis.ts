import { createClient } from '@redis/client';

/** Milliseconds that a call of Redis may take: doing without it takes less than waiting for longer. */
export const redisDeadline = 100;
const connectDeadline = 2000;
/** Milliseconds before a lost connection is tried again. */
const retryAfter = (tries: number): number => Math.min(50 * 2 ** tries, 5000);

/** A client that is not connected yet; while it is not, its calls fail at once. @param url `redis://` or `rediss://` */
export const redisClient = (url: string) => createClient({ url, disableOfflineQueue: true, socket: { connectTimeout: connectDeadline, reconnectStrategy: retryAfter } });
