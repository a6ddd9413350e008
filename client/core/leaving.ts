const emptied = (storage: () => Storage): void => {
  try {
    storage().clear();
  } catch {
    // The browser forbids storage: nothing was kept.
  }
};

/** Empties what tab and browser keep of whoever leaves. The server asks the browser to as well, which not every browser does. */
export const forgetEverything = (): void => {
  emptied(() => window.sessionStorage);
  emptied(() => window.localStorage);
};
