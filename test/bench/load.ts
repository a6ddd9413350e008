import { type Dispatcher, Pool } from 'undici';

export type Wire = Pick<Dispatcher.RequestOptions, 'path' | 'method' | 'body' | 'headers'>;
interface Pressure {
  /** Number of concurrent requests. */
  connections: number;
  /** Stops after this number of requests, or of milliseconds. */
  requests?: number;
  milliseconds?: number;
}
export interface Loaded {
  /** Response times in ms. */
  latencies: number[];
  /** Number of responses with status 300 or above. */
  failed: number;
}

/** Sends requests over keep-alive connections, each the next one after its response (closed loop). */
export const load = async (
  origin: string,
  next: () => Wire,
  { connections, requests = Number.POSITIVE_INFINITY, milliseconds = Number.POSITIVE_INFINITY }: Pressure,
): Promise<Loaded> => {
  const pool = new Pool(origin, { connections, headersTimeout: 60_000 });
  const end = performance.now() + milliseconds;
  const loaded: Loaded = { latencies: [], failed: 0 };
  let left = requests;
  const work = async () => {
    while (left > 0 && performance.now() < end) {
      left -= 1;
      const start = performance.now();
      const { statusCode, body } = await pool.request(next());
      await body.dump({ limit: 10_000_000 });
      loaded.latencies.push(performance.now() - start);
      if (statusCode >= 300) loaded.failed += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  await pool.close();
  return loaded;
};
