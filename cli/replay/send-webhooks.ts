import { shopApi } from '../../src/contract/shop-api.js';

/** Calls under way at a time. */
const crowd = 24;

/** Both doors, in both of the forms a provider may use. */
const formOf = (id: string, isMultipart: boolean): FormData | URLSearchParams => {
  if (!isMultipart) return new URLSearchParams({ id });
  const form = new FormData();
  form.set('id', id);
  return form;
};
const call = async (url: string, id: string, number: number): Promise<boolean> => {
  const { path } = number % 2 ? shopApi.orderWebhook : shopApi.paymentWebhook;
  const answer = await fetch(url + path, { method: 'POST', body: formOf(id, number % 4 > 1) });
  await answer.arrayBuffer();
  return answer.ok;
};

export interface Sent {
  webhooks: number;
  /** Answered with anything but 200. */
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

/**
 * Sends the webhook of each payment as a bad line would: each twice at the same moment, among those of all others, the
 * newest first, and once more when everything is long over.
 */
export const sendWebhooks = async (url: string, ids: readonly string[], onProgress: (done: number, total: number) => void): Promise<Sent> => {
  const doubled = ids.toReversed().flatMap((id) => [id, id]);
  const rounds = [doubled, [...ids, ...ids], ids.toReversed()];
  const total = rounds.reduce((sum, round) => sum + round.length, 0);
  const sent: Sent = { webhooks: 0, refused: 0 };
  for (const round of rounds) {
    await inCrowd(round, async (id) => {
      const isTaken = await call(url, id, (sent.webhooks += 1));
      if (!isTaken) sent.refused += 1;
      onProgress(sent.webhooks, total);
    });
  }
  return sent;
};
