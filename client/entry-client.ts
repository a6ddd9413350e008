/** Starts hydration. Its detail settles at the first interaction. */
export type HydrateEvent = CustomEvent<Promise<void>>;

const interactionEvents = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/** Whether an event is from a resting pointer. Browsers dispatch it when a page appears under the pointer. */
const isIdlePointer = ({ type, movementX, movementY }: Partial<PointerEvent>): boolean => type === 'pointermove' && !movementX && !movementY;

/** Resolves at the first interaction. */
const interaction = new Promise<void>((resolve) => {
  const stop = new AbortController();
  const settle = (sign: Event) => {
    if (isIdlePointer(sign)) return;
    stop.abort();
    resolve();
  };
  for (const sign of interactionEvents) window.addEventListener(sign, settle, { signal: stop.signal });
});
/** A click on a picture waits for hydration, because its link leads to the bare file. A second click follows it. */
window.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[aria-haspopup=dialog][href^="/media/"]:not([data-clicked])') : null;
  if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  link.dataset.clicked = '';
});
/** Resolves at the `load` event, which cannot have fired yet, because this script is part of the page. */
const loaded = new Promise((resolve) => window.addEventListener('load', resolve));
/** Resolves at the first contentful paint, which can be long after the first frame. Resolves at once in a background tab, which is never painted. */
const firstPaint = new Promise<void>((resolve) => {
  if (document.hidden) return resolve();
  new PerformanceObserver((painted) => {
    if (painted.getEntriesByName('first-contentful-paint')[0]) resolve();
  }).observe({ type: 'paint', buffered: true });
});

/**
 * Waits until the page is loaded and painted, or the visitor interacts, so that scripts compete neither with pictures and fonts for
 * bandwidth nor with the first paint for the CPU. Then loads all files for hydration concurrently, and runs scripts and applies
 * stylesheets one after the other in separate tasks.
 */
await Promise.race([Promise.all([loaded, firstPaint]), interaction]);
// The last one is this script: an element that somebody injects into the page must not name scripts.
const { files: scripts, styles } = [...document.querySelectorAll<HTMLElement>('[data-files]')].at(-1)!.dataset;
/** Adds an element to the page. Resolves when its file is loaded, and run if it is a script, or has failed. */
const append = <Tag extends 'link' | 'script'>(tag: Tag, properties: Partial<HTMLElementTagNameMap[Tag]>) => {
  const element = Object.assign(document.createElement(tag), properties);
  return new Promise<typeof element>((settled) => {
    const settle = () => settled(element);
    document.head.append(Object.assign(element, { onload: settle, onerror: settle }));
  });
};
const nextTask = () => new Promise((yielded) => setTimeout(yielded));
const files = scripts!.split(' ');
void new Worker(new URL('./app/formats.worker.ts', import.meta.url));
for (const href of files) void append('link', { rel: 'modulepreload', href });
// At first they apply to no medium, so that all load concurrently, although the browser matches the rules of one at a time.
const stylesheets = styles?.split(' ').map((href) => append('link', { rel: 'stylesheet', media: 'not all', href })) ?? [];
const stylesApplied = (async () => {
  for await (const stylesheet of stylesheets) {
    stylesheet.media = '';
    await nextTask();
  }
})();
for (const src of files) {
  // The policy allows this script by its hash. It does not allow its imports, only the scripts that it adds (CSP level 3, 8.2). A failed file fails again in the module that imports it, which handles the error.
  await append('script', { type: 'module', src });
  await nextTask();
}
await stylesApplied;
// `start.tsx` listens. An import would need a file that only names its export.
window.dispatchEvent(new CustomEvent('hydrate', { detail: interaction }) satisfies HydrateEvent);
