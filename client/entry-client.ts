import type * as Start from './start.js';

const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/** Browsers tell of a pointer that rests as soon as a page comes under it. */
const rests = (sign: Event): boolean => sign instanceof PointerEvent && sign.type === 'pointermove' && sign.movementX === 0 && sign.movementY === 0;

/** Somebody is about to do something here. */
const touched = new Promise<void>((resolve) => {
  const stop = new AbortController();
  const settle = (sign: Event) => {
    if (rests(sign)) return;
    stop.abort();
    resolve();
  };
  for (const sign of signs) window.addEventListener(sign, settle, { signal: stop.signal, passive: true });
});
const loaded = new Promise<unknown>((resolve) => {
  if (document.readyState === 'complete') resolve(undefined);
  else window.addEventListener('load', resolve, { once: true });
});
/** The page is on the screen, not its background alone: that can be long after its frame was made. A tab in the background is on none. */
const seen = new Promise<void>((resolve) => {
  if (document.hidden) return resolve();
  const note = (painted: PerformanceObserverEntryList) => {
    if (painted.getEntriesByName('first-contentful-paint').length) resolve();
  };
  new PerformanceObserver(note).observe({ type: 'paint', buffered: true });
});

/**
 * First the page: its pictures and letters have the line to themselves, its first frame the processor. Then what brings it
 * to life, all files at once, run one after the other with a breath between; whoever is about to do something does not wait
 * for the pictures.
 */
await Promise.race([Promise.all([loaded, seen]), touched]);
const files = document.querySelector<HTMLScriptElement>('script[data-files]')!.dataset.files!.split(' ');
for (const href of files) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
for (const href of files) {
  // One that does not come is missed by whoever needs it, who knows what to do then.
  await import(/* @vite-ignore */ href).catch(() => {});
  await new Promise((breathed) => setTimeout(breathed));
}
const { start } = (await import(/* @vite-ignore */ files.at(-1)!)) as typeof Start;
await start(touched);
