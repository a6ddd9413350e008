const id = 'announcer';

/** Stands outside the page, so that it outlives it. */
export const Announcer = () => <p id={id} className="visually-hidden" aria-live="polite" />;

/**
 * Says the title of the page that has come, once: a heading that has the focus and opens the title has said it already,
 * and to hear it twice on every page is what makes people turn such announcements off.
 */
export const announce = (title: string): void => {
  const announcer = document.getElementById(id);
  const { activeElement } = document;
  const isSaid = activeElement?.matches('h1') && title.startsWith(activeElement.textContent.trim());
  if (announcer) announcer.textContent = isSaid ? '' : title;
};
