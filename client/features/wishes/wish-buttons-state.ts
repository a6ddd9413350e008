import { comparison, favourites } from './kept-lists.js';
import type { KeptProduct } from './kept-products.js';
import { isWish, type Wish, wishForms } from './wish-names.js';

const buttons = `${wishForms} > button[aria-pressed]`;

const listOf = (wish: Wish) => (wish === 'add' ? favourites : comparison);

/** The product of a button: its name and path are those of the heading of its card, or of its page. */
export const productOf = (button: HTMLButtonElement): KeptProduct => {
  // Dialogs of the header have headings too, which are earlier in the document than that of the page.
  const heading = button.closest('li')?.querySelector('h2,h3') ?? document.querySelector('h1');
  const link = heading?.querySelector('a');
  return { id: button.value, name: heading?.textContent?.trim() ?? button.value, path: link?.pathname ?? window.location.pathname };
};

const showPressed = (): void => {
  for (const button of document.querySelectorAll<HTMLButtonElement>(buttons)) {
    const pressed = String(isWish(button.name) && listOf(button.name).has(button.value));
    if (button.getAttribute('aria-pressed') !== pressed) button.setAttribute('aria-pressed', pressed);
  }
};

/** Keeps the state of all buttons up to date, also of those that a route change adds. Their HTML is the same for every visitor. @returns the function that stops it */
export const keepButtonsCurrent = (): (() => void) => {
  showPressed();
  const stops = [favourites.subscribe(showPressed), comparison.subscribe(showPressed)];
  const observer = new MutationObserver(showPressed);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    for (const stop of stops) stop();
  };
};
