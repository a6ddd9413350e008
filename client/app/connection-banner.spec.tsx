import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { jest } from '@jest/globals';
import { renderInApp } from '../../test/support/in-app.js';
import { ConnectionBanner } from './connection-banner.js';
import { dropChange, endChange, failChange, type RunningChange, startChange } from './route-change.js';

const to = new URL('https://shop.example/producten');
const said = () => screen.getByRole('status').textContent;
const retry = () => screen.queryByRole('button', { name: 'Opnieuw proberen' });
const become = (state: 'online' | 'offline') => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online');
  act(() => void window.dispatchEvent(new Event(state)));
};
const start = () => {
  let change!: RunningChange;
  act(() => {
    change = startChange(to);
  });
  return change;
};
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

describe('The connection banner', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.restoreAllMocks();
    renderInApp(<ConnectionBanner />, { namespaces: [] });
  });
  afterEach(() => {
    act(dropChange);
    cleanup();
    jest.useRealTimers();
  });

  it('is empty while the connection works', () => {
    expect(said()).toBe('');
    expect(retry()).toBeNull();
  });

  it('shows that the visitor is offline, and for a moment that they are online again', () => {
    become('offline');
    expect(said()).toContain('U bent offline');
    pass(60_000);
    expect(said()).toContain('U bent offline');
    become('online');
    expect(said()).toContain('U bent weer online');
    pass(5000);
    expect(said()).toBe('');
  });

  it('shows that a route change takes long, until it ends', () => {
    const change = start();
    pass(7900);
    expect(said()).toBe('');
    pass(200);
    expect(said()).toContain('De verbinding is traag');
    act(() => endChange(change));
    expect(said()).toBe('');
  });

  it('retries a failed route change only when the visitor clicks', () => {
    const tried = jest.fn();
    const change = start();
    act(() => failChange(change, new Error('no answer'), tried));
    expect(said()).toContain('De pagina kon niet worden geladen');
    become('offline');
    become('online');
    pass(60_000);
    expect(tried).not.toHaveBeenCalled();
    fireEvent.click(retry()!);
    expect(tried).toHaveBeenCalledTimes(1);
  });

  it('can be closed by the visitor', () => {
    const change = start();
    act(() => failChange(change, new Error('no answer'), () => undefined));
    fireEvent.click(screen.getByRole('button', { name: 'Sluiten' }));
    expect(said()).toBe('');
  });
});
