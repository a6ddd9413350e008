import { LRUCache } from 'lru-cache';
import { renderToString } from 'react-dom/server';
import type { KeepHtml } from '../core/inside.js';

/** Characters of HTML that are kept: some ten thousand cards. */
const maximumCharacters = 16_000_000;

/** Stands in every id that React makes in a part: there are none in one that can be kept. */
const idPrefix = 'kept-';
/** What React tells the browser to load at once stands before everything else. */
const preload = '<link rel="preload"';

/** Keeps the HTML of parts of pages for as long as the answer they show is the same object. */
export class InsideStore {
  private readonly numbers = new WeakMap<object, number>();
  private last = 0;
  private readonly byName = new LRUCache<string, string>({ maxSize: maximumCharacters, sizeCalculation: (html) => html.length + 1 });

  /** @throws Error when the part is not the same wherever it stands */
  readonly keep: KeepHtml = (answer, name, render) => {
    const number = this.numbers.get(answer);
    if (number === undefined) {
      // An answer that is seen for the first time may be nobody else's: most searches are.
      this.numbers.set(answer, (this.last += 1));
      return undefined;
    }
    const key = `${number} ${name}`;
    const known = this.byName.get(key);
    if (known !== undefined) return known;
    const html = renderToString(render(), { identifierPrefix: idPrefix });
    if (html.includes(idPrefix) || html.startsWith(preload)) throw new Error(`${name} cannot be kept: it has ids of React's own or loads ahead`);
    this.byName.set(key, html);
    return html;
  };
}
