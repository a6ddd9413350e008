import { currentEntry, isShown, pushEntry, saveScrollState, scrollStateOf, setShownEntry, shownEntry } from './history-entries.js';

const at = (path: string) => new URL(path, window.location.href);
const scrollTo = (y: number) => {
  window.scrollY = y;
};
/** Opens a page and scrolls down. */
const read = (path: string, y: number) => {
  setShownEntry(pushEntry(at(path), false));
  scrollTo(y);
  saveScrollState();
  return currentEntry();
};

describe('A history entry', () => {
  beforeEach(() => {
    window.sessionStorage.clear();
    document.body.innerHTML = '<a href="/product/paneel">Paneel</a>';
  });

  it('stores scroll position and focus of its page', () => {
    document.querySelector('a')?.focus();
    const list = read('/producten', 900);
    const product = read('/product/paneel', 20);
    expect(scrollStateOf(list)).toEqual({ y: 900, href: '/product/paneel' });
    expect(scrollStateOf(product)?.y).toBe(20);
    expect(product.at).toBe(list.at + 1);
  });

  it('stays the same when its address is replaced', () => {
    const { key } = read('/producten', 0);
    setShownEntry(pushEntry(at('/producten?sort=newest'), true));
    expect(currentEntry()).toMatchObject({ key, isNew: false });
  });

  it('that the browser created for a hash gets a key and the next position', () => {
    const before = read('/blogs', 0);
    window.history.pushState(null, '', '#more');
    expect(currentEntry()).toMatchObject({ at: before.at + 1, isNew: true });
    expect(currentEntry().isNew).toBe(false);
    expect(isShown()).toBe(true);
    expect(shownEntry().key).toBe(before.key);
  });

  it('is deleted after fifty others', () => {
    const first = read('/first', 10);
    for (let number = 0; number < 50; number += 1) read(`/${number}`, number);
    expect(scrollStateOf(first)).toBeUndefined();
    expect(scrollStateOf(currentEntry())?.y).toBe(49);
  });
});
