import { Refusals } from './refusals.js';

/** Occupies the event loop for a millisecond. */
const work = () => {
  const end = performance.now() + 1;
  while (performance.now() < end);
};
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

it('lets admitted requests advance by several turns of the event loop while hundreds of refusals wait', async () => {
  const refusals = new Refusals();
  let sent = 0;
  const all = new Promise<void>((resolve) => {
    for (let at = 1; at <= 100; at += 1)
      refusals.add(() => {
        work();
        sent = at;
        if (at === 100) resolve();
      });
  });
  for (let turns = 0; turns < 10; turns += 1) await turn();
  expect(sent).toBeGreaterThan(0);
  expect(sent).toBeLessThan(50);
  await all;
});

it('sends each refusal once, in order', async () => {
  const refusals = new Refusals();
  const sent: number[] = [];
  for (const at of [1, 2, 3]) refusals.add(() => sent.push(at));
  await turn();
  await turn();
  expect(sent).toEqual([1, 2, 3]);
});
