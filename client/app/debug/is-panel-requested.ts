const [name, value] = ['debug', 'tracking'] as const;

/** Whether the tracking panel is enabled in this tab, by the address of this or of an earlier page. */
export const isPanelRequested = (): boolean => {
  const isRequested = new URLSearchParams(window.location.search).get(name) === value;
  try {
    if (isRequested) window.sessionStorage.setItem(name, value);
    return window.sessionStorage.getItem(name) === value;
  } catch {
    return isRequested;
  }
};
