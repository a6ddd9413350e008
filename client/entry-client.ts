import type * as Start from './start.js';

const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/** Browsers tell of a pointer that rests as soon as a page comes under it. */
const rests = ({ type, movementX, movementY }: Partial<PointerEvent>): boolean => type === 'pointermove' && !movementX && !movementY;

/** Somebody is about to do something here. */
const touched = new Promise<void>((resolve) => {
  const stop = new AbortController();
  const settle = (sign: Event) => {
    if (rests(sign)) return;
    stop.abort();
    resolve();
  };
  for (const sign of signs) window.addEventListener(sign, settle, { signal: stop.signal });
});
/** The parser ran this, so it is yet to come. */
const loaded = new Promise((resolve) => window.addEventListener('load', resolve));
/** The page is on the screen, not its background alone: that can be long after its frame was made. A tab in the background is on none. */
const seen = new Promise<void>((resolve) => {
  if (document.hidden) return resolve();
  new PerformanceObserver((painted) => {
    if (painted.getEntriesByName('first-contentful-paint')[0]) resolve();
  }).observe({ type: 'paint', buffered: true });
});

/**
 * First the page: its pictures and letters have the line to themselves, its first frame the processor. Then what brings it
 * to life, all files at once, run one after the other with a breath between; whoever is about to do something does not wait
 * for the pictures.
 */
await Promise.race([Promise.all([loaded, seen]), touched]);
const { files: scripts, styles } = document.querySelector<HTMLElement>('[data-files]')!.dataset;
/** Settles when the file is there, or does not come. */
const link = (rel: string, href: string) =>
  new Promise((settled) => document.head.append(Object.assign(document.createElement('link'), { rel, href, onload: settled, onerror: settled })));
const files = scripts!.split(' ');
void new Worker(new URL('./app/formats.worker.ts', import.meta.url));
for (const href of files) void link('modulepreload', href);
const dressed = (async () => {
  for (const href of styles?.split(' ') ?? []) await link('stylesheet', href);
})();
for (const href of files) {
  // One that does not come is missed by whoever needs it, who knows what to do then.
  await import(/* @vite-ignore */ href).catch(() => {});
  await new Promise((breathed) => setTimeout(breathed));
}
const { start } = (await import(/* @vite-ignore */ files.at(-1)!)) as typeof Start;
await dressed;
await start(touched);
