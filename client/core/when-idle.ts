/** Once the page itself has come whole: what a slow host takes is not the page's. */
export const pageLoaded = (): Promise<unknown> =>
  document.readyState === 'complete' ? Promise.resolve() : new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));

/** Milliseconds after which a browser that is never idle, or does not know when it is, counts as idle. */
const longestBusy = 2000;

/** Once the page has come whole and the browser has nothing else to do. */
export const whenIdle = async (): Promise<void> => {
  await pageLoaded();
  await new Promise<unknown>((resolve) =>
    typeof requestIdleCallback === 'function' ? requestIdleCallback(resolve, { timeout: longestBusy }) : setTimeout(resolve, longestBusy / 10),
  );
};
