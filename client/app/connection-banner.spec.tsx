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

describe('The banner of the connection', () => {
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

  it('says nothing while all is well', () => {
    expect(said()).toBe('');
    expect(retry()).toBeNull();
  });

  it('says that the visitor is offline, and briefly that they are back', () => {
    become('offline');
    expect(said()).toContain('U bent offline');
    pass(60_000);
    expect(said()).toContain('U bent offline');
    become('online');
    expect(said()).toContain('U bent weer online');
    pass(5000);
    expect(said()).toBe('');
  });

  it('says that a route change takes long, and no longer once it is over', () => {
    const change = start();
    pass(7900);
    expect(said()).toBe('');
    pass(200);
    expect(said()).toContain('De verbinding is traag');
    act(() => endChange(change));
    expect(said()).toBe('');
  });

  it('tries a failed route change again when it is told to, and only then', () => {
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

  it('is closed by those who stay where they are', () => {
    const change = start();
    act(() => failChange(change, new Error('no answer'), () => undefined));
    fireEvent.click(screen.getByRole('button', { name: 'Sluiten' }));
    expect(said()).toBe('');
  });
});
