import { setTimeout as pause } from 'node:timers/promises';
import { shopApi } from '../../src/contract/shop-api.js';

/** Maximum number of concurrent calls. */
const concurrency = 24;
/** Maximum delay of a webhook in milliseconds. */
const longestDelay = 200;
/** Timeout of a call in milliseconds; the call is then repeated. */
const timeout = 10_000;
/** Maximum number of attempts for a webhook, which is enough for every shop that restarts. */
const maximumTries = 500;
/** Milliseconds before the next attempt: exponential backoff with jitter. */
const pauseAfter = (tries: number): number => Math.min(2000, 50 * 2 ** tries) * (0.5 + Math.random() / 2);

/** Body of a webhook. Providers send it as multipart form or URL-encoded. */
const formOf = (id: string, isMultipart: boolean): FormData | URLSearchParams => {
  if (!isMultipart) return new URLSearchParams({ id });
  const form = new FormData();
  form.set('id', id);
  return form;
};
const call = async (url: string, id: string, number: number): Promise<boolean> => {
  const { path } = number % 2 ? shopApi.orderWebhook : shopApi.paymentWebhook;
  const answer = await fetch(url + path, { method: 'POST', body: formOf(id, number % 4 > 1), signal: AbortSignal.timeout(timeout) });
  await answer.arrayBuffer();
  return answer.ok;
};

export interface Sent {
  webhooks: number;
  /** Number of calls. */
  tries: number;
  /** Webhooks that were never accepted. */
  refused: number;
}

/** Runs `work` for all items, a limited number at a time. */
export const runConcurrently = async <Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>): Promise<void> => {
  const queue = items[Symbol.iterator]();
  const worker = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
};

/** Each item three times, in random order. */
export const tripled = <Item>(items: readonly Item[]): Item[] =>
  [...items, ...items, ...items]
    .map((item) => ({ item, place: Math.random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);

/** Sends webhooks, a limited number at a time, and repeats each until it is accepted, as providers do. @param before called before each webhook is sent */
export const sendWebhooks = async (
  url: string,
  ids: readonly string[],
  onProgress: (done: number, total: number) => void,
  before: (id: string) => Promise<void> = () => Promise.resolve(),
): Promise<Sent> => {
  const sent: Sent = { webhooks: 0, tries: 0, refused: 0 };
  await runConcurrently(ids.entries(), async ([number, id]) => {
    await pause(longestDelay * Math.random());
    await before(id);
    let isTaken = false;
    for (let tries = 0; !isTaken && tries < maximumTries; tries += 1) {
      if (tries) await pause(pauseAfter(tries));
      sent.tries += 1;
      isTaken = await call(url, id, number).catch(() => false);
    }
    if (!isTaken) sent.refused += 1;
    onProgress((sent.webhooks += 1), ids.length);
  });
  return sent;
};
