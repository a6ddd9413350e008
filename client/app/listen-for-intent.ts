/** Milliseconds that pointer or focus must rest on a link. */
const rest = 65;

/**
 * Detects links that the visitor is about to follow: hovered, focused or touched.
 * @param onIntent starts the prefetch and returns a function that cancels it, which is called when the visitor leaves the link
 * @returns the function that stops listening
 */
export const listenForIntent = (onIntent: (link: HTMLAnchorElement) => (() => void) | undefined): (() => void) => {
  const stop = new AbortController();
  const options = { signal: stop.signal, passive: true };
  let meant: HTMLAnchorElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let leave: (() => void) | undefined;

  const begin = () => {
    clearTimeout(timer);
    timer = undefined;
    if (meant) leave = onIntent(meant);
  };
  const turnTo = (target: EventTarget | null) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === meant) return;
    clearTimeout(timer);
    leave?.();
    leave = undefined;
    meant = link;
    timer = link ? setTimeout(begin, rest) : undefined;
  };

  document.addEventListener('pointerover', ({ target }) => turnTo(target), options);
  document.addEventListener('focusin', ({ target }) => turnTo(target), options);
  document.documentElement.addEventListener('pointerleave', ({ pointerType }) => pointerType === 'mouse' && turnTo(null), options);
  // The touch has become a scroll gesture.
  document.addEventListener('pointercancel', () => turnTo(null), options);
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      turnTo(target);
      if (timer !== undefined) begin();
    },
    options,
  );
  return () => {
    turnTo(null);
    stop.abort();
  };
};
