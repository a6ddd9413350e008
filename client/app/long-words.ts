import { type Language, type Locale, localeTable } from '../../src/contract/locales.js';
import { afterPaint } from '../core/after-paint.js';
import { ignoreError } from '../core/ignored-errors.js';

type Patterns = typeof import('hyphen/*');
const patterns: Record<Language, () => Promise<Patterns>> = {
  nl: () => import('hyphen/nl'),
  de: () => import('hyphen/de'),
  fr: () => import('hyphen/fr'),
  en: () => import('hyphen/en-gb'),
};
const softHyphen = '\u00AD';
/** Shorter words fit into the narrowest column. */
const minWordLength = 10;
const longWord = new RegExp(`\\p{L}{${minWordLength},}`, 'gu');

/** Whether the browser has a dictionary for the language of the page: `hyphens: auto` then divides a word into several lines. */
const hasDictionary = (): boolean => {
  const sample = document.body.appendChild(document.createElement('div'));
  sample.textContent = 'internationalisation';
  sample.style.cssText = 'position: absolute; visibility: hidden; width: 1px; hyphens: auto; overflow-wrap: normal';
  const range = document.createRange();
  range.selectNodeContents(sample);
  const lines = range.getClientRects().length;
  sample.remove();
  return lines > 1;
};

/** Whether a word of the text is wider than its line, so that it is broken at any letter or sticks out. */
const hasBrokenWord = (text: Text): boolean => {
  const element = text.parentElement;
  if (!element || getComputedStyle(element).hyphens !== 'auto') return false;
  const range = document.createRange();
  return [...text.data.matchAll(longWord)].some(({ index, 0: word }) => {
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    const { length, 0: first } = range.getClientRects();
    return length > 1 || (first !== undefined && first.right > element.getBoundingClientRect().right + 1);
  });
};

/** Texts with long words in a part of the page. */
const longTextsIn = (part: Node): Text[] => {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT, (text) => (text.nodeValue!.search(longWord) < 0 ? NodeFilter.FILTER_SKIP : NodeFilter.FILTER_ACCEPT));
  const texts: Text[] = part instanceof Text ? [part] : [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
};

/** Copied text has no soft hyphens, because other programs show or search them. */
const copyWithout = (event: ClipboardEvent): void => {
  const text = String(getSelection());
  if (!text.includes(softHyphen)) return;
  event.clipboardData?.setData('text/plain', text.replaceAll(softHyphen, ''));
  event.preventDefault();
};

/**
 * Divides words that are wider than their line by soft hyphens, in elements with `hyphens: auto`, where the browser has no dictionary for
 * it. Does nothing in other browsers. The patterns are loaded when the first such word is found. Call it after hydration, because React
 * compares the texts of the page with its own while it hydrates.
 */
export const divideLongWords = (root: HTMLElement, locale: Locale): void => {
  if (hasDictionary()) return;
  const changed = new Set<Node>();
  const divide = async (): Promise<void> => {
    const broken = [...changed]
      .filter((part) => part.isConnected)
      .flatMap(longTextsIn)
      .filter(hasBrokenWord);
    changed.clear();
    if (broken.length === 0) return;
    const loaded = await patterns[localeTable[locale].language]().catch(ignoreError);
    for (const text of broken) if (loaded && !text.data.includes(softHyphen)) text.data = loaded.default.hyphenateSync(text.data, { minWordLength });
  };
  // After the paint, because measuring would delay the response to an interaction.
  const later = (parts: readonly Node[]) => {
    if (changed.size === 0) afterPaint(() => void divide());
    for (const part of parts) changed.add(part);
  };
  new MutationObserver((records) => later(records.flatMap(({ target, addedNodes }) => (target instanceof Text ? [target] : [...addedNodes])))).observe(root, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  // Words of closed panels are measured when they open, all words when the width changes.
  root.addEventListener('toggle', ({ target }) => later([target as Node]), true);
  window.addEventListener('resize', () => later([root]));
  document.addEventListener('copy', copyWithout);
  later([root]);
};
