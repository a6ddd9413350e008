import { setTimeout as pause } from 'node:timers/promises';

/** Looks again and again, for half a minute, until there is something to see. */
export const eventually = async <Seen>(what: string, look: () => Promise<Seen | undefined>): Promise<Seen> => {
  const until = performance.now() + 30_000;
  for (;;) {
    const seen = await look();
    if (seen !== undefined) return seen;
    if (performance.now() > until) throw new Error(`Waited in vain for ${what}`);
    await pause(25);
  }
};
