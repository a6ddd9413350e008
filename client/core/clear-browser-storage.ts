const emptied = (storage: () => Storage): void => {
  try {
    storage().clear();
  } catch {
    // The browser forbids storage, so that it contains nothing.
  }
};

/** Clears session storage and local storage. The server also sends `Clear-Site-Data`, which not every browser supports. */
export const clearBrowserStorage = (): void => {
  emptied(() => window.sessionStorage);
  emptied(() => window.localStorage);
};
