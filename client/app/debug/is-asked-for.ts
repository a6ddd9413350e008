const [name, value] = ['debug', 'tracking'] as const;

/** Whether what is measured is looked at in this tab: its address has said so, here or on a page before. */
export const isPanelAskedFor = (): boolean => {
  const isAsked = new URLSearchParams(window.location.search).get(name) === value;
  try {
    if (isAsked) window.sessionStorage.setItem(name, value);
    return window.sessionStorage.getItem(name) === value;
  } catch {
    return isAsked;
  }
};
