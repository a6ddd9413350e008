import { setTimeout as pause } from 'node:timers/promises';
import { shopApi } from '../../src/contract/shop-api.js';

/** Calls under way at a time. */
const crowd = 24;
/** Milliseconds a webhook takes to leave, at most. */
const longestDelay = 200;
/** Milliseconds a call may take; then it is made again. */
const patience = 10_000;
/** Tries a webhook has: more than any shop needs that comes up again. */
const maximumTries = 500;
/** Milliseconds before the next try: more each time, and never the same for all. */
const pauseAfter = (tries: number): number => Math.min(2000, 50 * 2 ** tries) * (0.5 + Math.random() / 2);

/** Both doors, in both of the forms a provider may use. */
const formOf = (id: string, isMultipart: boolean): FormData | URLSearchParams => {
  if (!isMultipart) return new URLSearchParams({ id });
  const form = new FormData();
  form.set('id', id);
  return form;
};
const call = async (url: string, id: string, number: number): Promise<boolean> => {
  const { path } = number % 2 ? shopApi.orderWebhook : shopApi.paymentWebhook;
  const answer = await fetch(url + path, { method: 'POST', body: formOf(id, number % 4 > 1), signal: AbortSignal.timeout(patience) });
  await answer.arrayBuffer();
  return answer.ok;
};

export interface Sent {
  webhooks: number;
  /** Calls it took. */
  tries: number;
  /** Never answered with 200. */
  refused: number;
}

/** Does pieces of work, a crowd at a time. */
export const inCrowd = async <Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>): Promise<void> => {
  const queue = items[Symbol.iterator]();
  const worker = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: crowd }, worker));
};

/** Three of each, in any order. */
export const tripled = <Item>(items: readonly Item[]): Item[] =>
  [...items, ...items, ...items]
    .map((item) => ({ item, place: Math.random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);

/** Sends webhooks, a crowd at a time, each again and again until it is answered with 200, as providers do. @param before what happens before a webhook leaves */
export const sendWebhooks = async (
  url: string,
  ids: readonly string[],
  onProgress: (done: number, total: number) => void,
  before: (id: string) => Promise<void> = () => Promise.resolve(),
): Promise<Sent> => {
  const sent: Sent = { webhooks: 0, tries: 0, refused: 0 };
  await inCrowd(ids.entries(), async ([number, id]) => {
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
