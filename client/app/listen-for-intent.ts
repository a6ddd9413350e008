/** Milliseconds a pointer or the focus rests on a link before it means anything. */
const rest = 65;

/**
 * Tells of links that are about to be followed: pointed at, focused, or touched.
 * @param onIntent begins to fetch what the link leads to, and gives back what ends it when the visitor turns elsewhere
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
  // The finger has set out to scroll.
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
