import { setTimeout as pause } from 'node:timers/promises';

/** Looks again and again until there is something to see, for half a minute unless told otherwise. */
export const eventually = async <Seen>(what: string, look: () => Promise<Seen | undefined>, seconds = 30): Promise<Seen> => {
  const until = performance.now() + seconds * 1000;
  for (;;) {
    const seen = await look();
    if (seen !== undefined) return seen;
    if (performance.now() > until) throw new Error(`Waited in vain for ${what}`);
    await pause(25);
  }
};
