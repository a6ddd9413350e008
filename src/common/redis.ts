/** Timeout of a Redis call in milliseconds. Working without Redis is faster than a longer wait. */
export const redisDeadline = 100;
const connectDeadline = 2000;
/** Milliseconds until the next attempt to reconnect. */
const retryAfter = (tries: number): number => Math.min(50 * 2 ** tries, 5000);

/**
 * Creates a Redis client without connecting it. Without a connection its calls fail immediately. The package is loaded only by processes with Redis,
 * because it would slow down each start.
 * @param url `redis://` or `rediss://`
 */
export const redisClient = async (url: string) => {
  const { createClient } = await import('@redis/client');
  return createClient({ url, disableOfflineQueue: true, socket: { connectTimeout: connectDeadline, reconnectStrategy: retryAfter } });
};

export type RedisClient = Awaited<ReturnType<typeof redisClient>>;
