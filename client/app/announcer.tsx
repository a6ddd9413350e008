const id = 'announcer';

/** Live region outside the page, so that it persists across route changes. */
export const Announcer = () => <p id={id} className="visually-hidden" aria-live="polite" />;

/**
 * Announces the title of a new page to screen readers. Announces nothing when the focus is on a heading that the title starts with,
 * because the screen reader reads that heading itself.
 */
export const announce = (title: string): void => {
  const announcer = document.getElementById(id);
  const { activeElement } = document;
  const isSaid = activeElement?.matches('h1') && title.startsWith(activeElement.textContent.trim());
  if (announcer) announcer.textContent = isSaid ? '' : title;
};
