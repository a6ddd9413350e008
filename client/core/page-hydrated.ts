let resolve: () => void = () => undefined;

/** Resolves when the server-rendered page is hydrated completely. Until then, React compares the texts of the page with its own. */
export const pageHydrated = new Promise<void>((done) => (resolve = done));
export const markPageHydrated = (): void => resolve();
