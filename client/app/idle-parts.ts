/** Code that a page needs only after it is usable; loaded as one file when the browser is idle. */
export { divideLongWords } from './long-words.js';
export { prefetchOnIntent } from './prefetch.js';
export { keepReplacedTextUpdatable } from './replaced-text.js';
export { startWishes } from './start-wishes.js';
