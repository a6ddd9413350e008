import { act, cleanup, render } from '@testing-library/react';
import { jest } from '@jest/globals';
import { ProgressBar } from './progress-bar.js';
import { progress } from './progress.js';
import { endChange, failChange, isLatest, type RunningChange, startChange, stopChange } from './route-change.js';

const to = new URL('https://shop.example/producten');
const state = () => document.querySelector<HTMLElement>('[data-progress]')!.dataset.state;

describe('The progress bar', () => {
  let now = 0;
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => now);
  beforeEach(() => render(<ProgressBar />));
  afterEach(cleanup);
  afterAll(() => clock.mockRestore());
  const start = () => {
    let change!: RunningChange;
    act(() => {
      change = startChange(to);
    });
    return change;
  };
  const pass = (milliseconds: number) => {
    now += milliseconds;
  };

  it('runs from the start of a change to its completion', () => {
    expect(state()).toBeUndefined();
    const change = start();
    expect(state()).toBe('running');
    pass(progress.showAfter + 1);
    act(() => endChange(change));
    expect(state()).toBe('done');
  });

  it('ends when the change fails', () => {
    const change = start();
    pass(progress.showAfter + 1);
    act(() => failChange(change, new Error('no answer'), () => undefined));
    expect(state()).toBe('done');
  });

  it('does not appear for a change that ends before the bar is visible', () => {
    const change = start();
    pass(20);
    act(() => endChange(change));
    expect(state()).toBeUndefined();
  });

  it('continues when another change supersedes the first, and ends with that one', () => {
    const first = start();
    pass(80);
    const second = start();
    pass(80);
    act(() => endChange(first));
    expect([state(), isLatest(first)]).toEqual(['running', false]);
    act(() => endChange(second));
    expect(state()).toBe('done');
  });

  it('ends when the visitor returns to the current page', () => {
    const change = start();
    pass(progress.showAfter + 1);
    act(stopChange);
    expect([state(), isLatest(change)]).toEqual(['done', false]);
  });

  it('has the minimum and the speed of the specification', () => {
    expect(progress).toMatchObject({ minimum: 0.3, speed: 300 });
  });
});
