import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { exampleOf } from '../../../src/domain/tracking-faults.js';
import { releaseEvents, track } from '../../core/track.js';
import { isPanelRequested } from './is-panel-requested.js';
import { TrackingPanel } from './tracking-panel.js';

const open = () => {
  render(<TrackingPanel />);
  fireEvent.click(screen.getByRole('button'));
};

describe('the tracking panel', () => {
  beforeEach(() => {
    releaseEvents(true);
    releaseEvents(false);
    delete window.dataLayer;
  });
  afterEach(() => {
    cleanup();
    document.cookie = '__Host-consent=; path=/; max-age=0; secure';
  });

  it('lists waiting and released events as they happen', () => {
    open();
    expect(screen.getByText('Nothing has happened yet.')).toBeTruthy();
    act(() => track(exampleOf('view_item')));
    expect(screen.getByRole('button', { name: 'Events 1, 1 waiting' })).toBeTruthy();
    expect(screen.getByText('waiting')).toBeTruthy();
    expect(screen.getByText(/"item_id": "wpn-lightgrey-01"/)).toBeTruthy();
    act(() => releaseEvents(true));
    expect(screen.getByRole('button', { name: 'Events 1' })).toBeTruthy();
    expect(screen.getByText('released')).toBeTruthy();
  });

  it('shows the consent', () => {
    open();
    expect(screen.getByText('not asked yet')).toBeTruthy();
    document.cookie = `__Host-consent=1.${Math.floor(Date.now() / 1000)}.statistics.marketing; path=/; secure`;
    act(() => releaseEvents(true));
    expect(screen.getByText('statistics, marketing')).toBeTruthy();
    document.cookie = `__Host-consent=1.${Math.floor(Date.now() / 1000)}; path=/; secure`;
    act(() => releaseEvents(false));
    expect(screen.getByText('nothing')).toBeTruthy();
  });

  it('flags events that differ from the table', () => {
    releaseEvents(true);
    open();
    act(() => track({ event: 'contact_form', email: 'ada@example.nl' } as never));
    expect(screen.getByRole('button', { name: 'Events 1, with faults' })).toBeTruthy();
    expect(screen.getByText('email is unknown')).toBeTruthy();
  });

  it('omits events of other scripts', () => {
    window.dataLayer = [{ event: 'gtm.js' }, ['consent', 'default'], null];
    open();
    expect(screen.getByRole('button', { name: 'Events 0' })).toBeTruthy();
  });

  it('closes with Escape and returns the focus to its button', () => {
    open();
    act(() => track(exampleOf('view_item')));
    fireEvent.keyDown(screen.getByText('view_item'), { key: 'Escape' });
    expect(screen.queryByRole('region')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { expanded: false }));
  });

  it('is enabled by the address, and stays enabled on the following pages of the tab', () => {
    expect(isPanelRequested()).toBe(false);
    window.history.replaceState(null, '', '/?debug=tracking');
    expect(isPanelRequested()).toBe(true);
    window.history.replaceState(null, '', '/cart');
    expect(isPanelRequested()).toBe(true);
  });
});
