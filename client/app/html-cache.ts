import { LRUCache } from 'lru-cache';
import { renderToString } from 'react-dom/server';
import type { CacheHtml } from '../core/cached-html.js';

/** Maximum characters of cached HTML: some ten thousand cards. */
const maximumCharacters = 16_000_000;

/** Prefix of ids that React generates in a part. A part with such ids cannot be cached. */
const idPrefix = 'kept-';
/** React writes preloads of pictures before all other HTML. */
export const preload = '<link rel="preload"';

/** Caches the HTML of parts of pages by the response object that they show. */
export class HtmlCache {
  private readonly numbers = new WeakMap<object, number>();
  private last = 0;
  private readonly byName = new LRUCache<string, string>({ maxSize: maximumCharacters, sizeCalculation: (html) => html.length + 1 });

  /** @throws Error when the HTML of the part depends on its place */
  readonly cached: CacheHtml = (answer, name, render) => {
    const number = this.numbers.get(answer);
    if (number === undefined) {
      // Not cached at the first occurrence, because most responses of searches occur only once.
      this.numbers.set(answer, (this.last += 1));
      return undefined;
    }
    const key = `${number} ${name}`;
    const known = this.byName.get(key);
    if (known !== undefined) return known;
    const html = renderToString(render(), { identifierPrefix: idPrefix });
    if (html.includes(idPrefix) || html.startsWith(preload)) throw new Error(`${name} cannot be cached: it contains ids that React generated, or a preload`);
    this.byName.set(key, html);
    return html;
  };
}
