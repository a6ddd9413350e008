import { KeptProducts } from './kept-products.js';

const product = (id: string) => ({ id, name: `Product ${id}`, path: `/product/${id}` });
const storeOf = (kept?: string) => {
  const values = new Map(kept === undefined ? [] : [['favourites', kept]]);
  return { getItem: (key: string) => values.get(key) ?? null, setItem: (key: string, value: string) => void values.set(key, value) };
};
const listOf = (store: ReturnType<typeof storeOf>) => new KeptProducts('favourites', 4, () => store);
const refused = () => {
  throw new DOMException('denied', 'SecurityError');
};

describe('The products that a visitor keeps in the browser', () => {
  it('are found again by the next page, the latest first and each once', () => {
    const store = storeOf();
    for (const id of ['a', 'b', 'a']) listOf(store).add(product(id));
    expect(listOf(store).read()).toEqual([product('a'), product('b')]);
  });

  it('refuse one more than fits, and keep the others', () => {
    const list = listOf(storeOf());
    expect(['a', 'b', 'c', 'd', 'e'].map((id) => list.add(product(id)))).toEqual([true, true, true, true, false]);
    expect(list.read().map(({ id }) => id)).toEqual(['d', 'c', 'b', 'a']);
  });

  it.each([
    ['nothing', undefined],
    ['invalid JSON', '{'],
    ['a list of another version', JSON.stringify({ version: 99, products: [product('a')] })],
    ['products without a valid id or path', JSON.stringify({ version: 1, products: [product('../x'), { ...product('a'), path: '//elsewhere' }, null] })],
  ])('are none when the browser has stored %s', (_, kept) => expect(listOf(storeOf(kept)).read()).toEqual([]));

  it('last until the document is left when the browser blocks storage', () => {
    const list = new KeptProducts('favourites', 4, refused);
    expect(list.add(product('a'))).toBe(true);
    expect(list.has('a')).toBe(true);
  });

  it('tell their listeners about each change', () => {
    const list = listOf(storeOf());
    let changes = 0;
    const stop = list.subscribe(() => (changes += 1));
    list.add(product('a'));
    list.remove('a');
    stop();
    list.add(product('b'));
    expect(changes).toBe(2);
  });
});
