import { setTimeout as pause } from 'node:timers/promises';

/** Polls every 25 ms until `look` returns a value. @returns that value @throws Error after `seconds` */
export const eventually = async <Seen>(what: string, look: () => Promise<Seen | undefined>, seconds = 30): Promise<Seen> => {
  const until = performance.now() + seconds * 1000;
  for (;;) {
    const seen = await look();
    if (seen !== undefined) return seen;
    if (performance.now() > until) throw new Error(`Timed out after ${seconds} s waiting for: ${what}`);
    await pause(25);
  }
};
