import { createElement, Fragment, useId } from 'react';
import { HtmlCache } from './html-cache.js';

const says = (text: string) => () => createElement('p', null, text);

describe('the HTML of a part', () => {
  it('is not cached for a response that occurs for the first time', () => {
    expect(new HtmlCache().cached({}, 'card', says('first'))).toBeUndefined();
  });

  it('is cached for the same response object and name', () => {
    const { cached } = new HtmlCache();
    const answer = {};
    cached(answer, 'card', says('first'));
    expect(cached(answer, 'card', says('second'))).toBe('<p>second</p>');
    expect(cached(answer, 'card', says('third'))).toBe('<p>second</p>');
    expect(cached(answer, 'large card', says('fourth'))).toBe('<p>fourth</p>');
    const other = {};
    cached(other, 'card', says('fifth'));
    expect(cached(other, 'card', says('sixth'))).toBe('<p>sixth</p>');
  });

  it('separates adjacent texts as the page does', () => {
    const { cached } = new HtmlCache();
    const answer = {};
    const texts = () => createElement(Fragment, null, 'two ', 'texts');
    cached(answer, 'card', texts);
    expect(cached(answer, 'card', texts)).toBe('two <!-- -->texts');
  });

  it.each([
    ['contains ids of React', () => createElement(() => createElement('p', { id: useId() }))],
    ['contains a preload', () => createElement('img', { src: '/a.webp', loading: 'eager' })],
  ])('that %s is refused', (_what, render) => {
    const { cached } = new HtmlCache();
    const answer = {};
    cached(answer, 'card', render);
    expect(() => cached(answer, 'card', render)).toThrow('cannot be cached');
  });
});
