import { once } from 'node:events';

export default async () => {
  const keeper = globalThis.databaseKeeper;
  const ended = once(keeper, 'exit');
  keeper.stdin.end();
  await ended;
};
