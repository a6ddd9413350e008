import { createElement, Fragment, useId } from 'react';
import { InsideStore } from './inside-store.js';

const says = (text: string) => () => createElement('p', null, text);

describe('the HTML of a part', () => {
  it('is not cached for a response that occurs for the first time', () => {
    expect(new InsideStore().keep({}, 'card', says('first'))).toBeUndefined();
  });

  it('is cached for the same response object and name', () => {
    const { keep } = new InsideStore();
    const answer = {};
    keep(answer, 'card', says('first'));
    expect(keep(answer, 'card', says('second'))).toBe('<p>second</p>');
    expect(keep(answer, 'card', says('third'))).toBe('<p>second</p>');
    expect(keep(answer, 'large card', says('fourth'))).toBe('<p>fourth</p>');
    const other = {};
    keep(other, 'card', says('fifth'));
    expect(keep(other, 'card', says('sixth'))).toBe('<p>sixth</p>');
  });

  it('separates adjacent texts as the page does', () => {
    const { keep } = new InsideStore();
    const answer = {};
    const texts = () => createElement(Fragment, null, 'two ', 'texts');
    keep(answer, 'card', texts);
    expect(keep(answer, 'card', texts)).toBe('two <!-- -->texts');
  });

  it.each([
    ['contains ids of React', () => createElement(() => createElement('p', { id: useId() }))],
    ['contains a preload', () => createElement('img', { src: '/a.webp', loading: 'eager' })],
  ])('that %s is refused', (_what, render) => {
    const { keep } = new InsideStore();
    const answer = {};
    keep(answer, 'card', render);
    expect(() => keep(answer, 'card', render)).toThrow('cannot be cached');
  });
});
