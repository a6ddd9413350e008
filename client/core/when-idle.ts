/** Resolves after the `load` event of the page. */
export const pageLoaded = (): Promise<unknown> =>
  document.readyState === 'complete' ? Promise.resolve() : new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));

/** Milliseconds after which a browser that is never idle counts as idle. */
const longestBusy = 2000;

/** Resolves when the page is loaded and the browser is idle. */
export const whenIdle = async (): Promise<void> => {
  await pageLoaded();
  await new Promise<unknown>((resolve) =>
    typeof requestIdleCallback === 'function' ? requestIdleCallback(resolve, { timeout: longestBusy }) : setTimeout(resolve, longestBusy / 10),
  );
};
