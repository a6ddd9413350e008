import { productOf } from './wish-buttons-state.js';

const button = (value: string): string => `<form action="/forms/favourites"><button name="add" value="${value}" aria-pressed="false">Favoriet</button></form>`;

describe('the product of a button', () => {
  beforeEach(() => {
    document.body.innerHTML = `<header><dialog><h2>Taal en land</h2></dialog></header><main><h1>Wandpaneel stof</h1>${button('wpn')}
      <ul><li><h3><a href="/product/fotopaneel">Fotopaneel</a></h3>${button('pho')}</li></ul></main>`;
  });

  it.each([
    ['wpn', 'Wandpaneel stof', '/'],
    ['pho', 'Fotopaneel', '/product/fotopaneel'],
  ])('%s has the name of its page or card: %s', (id, name, path) => {
    expect(productOf(document.querySelector<HTMLButtonElement>(`[value=${id}]`)!)).toEqual({ id, name, path });
  });
});
