import { jest } from '@jest/globals';
import { listenForIntent } from './listen-for-intent.js';

const rest = 65;
const links = '<a href="/one"><b>One</b></a><a href="/two">Two</a><p>Words</p>';
const element = (selector: string) => document.querySelector(selector)!;
const on = (selector: string, type: string) => element(selector).dispatchEvent(new Event(type, { bubbles: true }));

describe('The intent to follow a link', () => {
  const began: string[] = [];
  const ended: string[] = [];
  let stop: () => void;
  beforeEach(() => {
    jest.useFakeTimers();
    document.body.innerHTML = links;
    began.length = 0;
    ended.length = 0;
    stop = listenForIntent(({ pathname }) => {
      began.push(pathname);
      return () => ended.push(pathname);
    });
  });
  afterEach(() => {
    stop();
    jest.useRealTimers();
  });

  it.each(['pointerover', 'focusin'])('begins when pointer or focus rests on the link (%s)', (type) => {
    on('b', type);
    jest.advanceTimersByTime(rest - 1);
    expect(began).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(began).toEqual(['/one']);
  });

  it('does not begin when the pointer only passes the link', () => {
    on('b', 'pointerover');
    jest.advanceTimersByTime(rest / 2);
    on('[href="/two"]', 'pointerover');
    jest.advanceTimersByTime(rest / 2);
    on('p', 'pointerover');
    jest.advanceTimersByTime(1000);
    expect(began).toEqual([]);
  });

  it('ends when the pointer leaves the link, not when it moves within', () => {
    on('b', 'pointerover');
    jest.advanceTimersByTime(rest);
    on('[href="/one"]', 'pointerover');
    expect(ended).toEqual([]);
    on('p', 'pointerover');
    expect(ended).toEqual(['/one']);
  });

  it('begins at once with a touch, and ends when the touch scrolls', () => {
    on('b', 'pointerover');
    on('b', 'pointerdown');
    expect(began).toEqual(['/one']);
    on('b', 'pointercancel');
    expect(ended).toEqual(['/one']);
    jest.advanceTimersByTime(1000);
    expect(began).toEqual(['/one']);
  });
});
