/** Milliseconds that pointer or focus must rest on a link. */
const hoverDelay = 65;

/**
 * Detects links that the visitor is about to follow: hovered, focused or touched.
 * @param onIntent starts the prefetch and returns a function that cancels it, which is called when the visitor leaves the link
 * @returns the function that stops listening
 */
export const listenForIntent = (onIntent: (link: HTMLAnchorElement) => (() => void) | undefined): (() => void) => {
  const stop = new AbortController();
  const options = { signal: stop.signal, passive: true };
  let hovered: HTMLAnchorElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let leave: (() => void) | undefined;

  const start = () => {
    clearTimeout(timer);
    timer = undefined;
    if (hovered) leave = onIntent(hovered);
  };
  const moveTo = (target: EventTarget | null) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === hovered) return;
    clearTimeout(timer);
    leave?.();
    leave = undefined;
    hovered = link;
    timer = link ? setTimeout(start, hoverDelay) : undefined;
  };

  document.addEventListener('pointerover', ({ target }) => moveTo(target), options);
  document.addEventListener('focusin', ({ target }) => moveTo(target), options);
  document.documentElement.addEventListener('pointerleave', ({ pointerType }) => pointerType === 'mouse' && moveTo(null), options);
  // The touch has become a scroll gesture.
  document.addEventListener('pointercancel', () => moveTo(null), options);
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      moveTo(target);
      if (timer !== undefined) start();
    },
    options,
  );
  return () => {
    moveTo(null);
    stop.abort();
  };
};
