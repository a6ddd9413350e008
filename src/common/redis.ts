import { createClient } from '@redis/client';

/** Timeout of a Redis call in milliseconds. Working without Redis is faster than a longer wait. */
export const redisDeadline = 100;
const connectDeadline = 2000;
/** Milliseconds until the next attempt to reconnect. */
const retryAfter = (tries: number): number => Math.min(50 * 2 ** tries, 5000);

/** Creates a Redis client without connecting it. Without a connection its calls fail immediately. @param url `redis://` or `rediss://` */
export const redisClient = (url: string) => createClient({ url, disableOfflineQueue: true, socket: { connectTimeout: connectDeadline, reconnectStrategy: retryAfter } });
