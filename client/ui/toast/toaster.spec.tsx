import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { advanceAfter } from '../../../test/support/advance-after.js';
import { renderInApp } from '../../../test/support/in-app.js';
import { type Toast, useToast } from '../../core/toasts.js';

const acts: string[] = [];
const saved: Toast = { variant: 'success', title: 'Bewaard', description: 'Bij uw ontwerpen' };
const removed: Toast = { variant: 'info', title: 'Verwijderd', action: { label: 'Terugzetten', altText: 'Bewaar het opnieuw', onAct: () => acts.push('undo') } };
const failed: Toast = { variant: 'error', title: 'Mislukt', action: { label: 'Naar de winkelwagen', altText: 'Boven aan de pagina', href: '/winkelwagen' } };

const Speaker = () => {
  const toast = useToast();
  return [saved, removed, failed].map((one) => (
    <button key={one.title} type="button" onClick={() => toast(one)}>
      {`zeg ${one.title}`}
    </button>
  ));
};
const say = ({ title }: Toast) => fireEvent.click(screen.getByRole('button', { name: `zeg ${title}` }));
const area = () => screen.findByRole('region', { name: 'Meldingen (F8)' });

describe('the toaster', () => {
  it('exists only while there are toasts', async () => {
    renderInApp(<Speaker />, { namespaces: [] });
    expect(screen.queryByRole('region')).toBeNull();
    say(saved);
    const shown = within(await area());
    expect((await shown.findByRole('listitem')).textContent).toBe('BewaardBij uw ontwerpen');
    const close = shown.getByRole('button', { name: 'Melding sluiten' });
    await advanceAfter(1000, () => fireEvent.click(close));
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('shows an equal toast once, with its kind', async () => {
    renderInApp(<Speaker />, { namespaces: [] });
    say(saved);
    say(failed);
    say(saved);
    const shown = within(await area());
    await waitFor(() => expect(shown.getAllByRole('listitem').map(({ dataset }) => dataset.kind)).toEqual(['danger', 'success']));
  });

  it('runs the action of a toast and closes it', async () => {
    renderInApp(<Speaker />, { namespaces: [] });
    say(removed);
    const undo = await screen.findByRole('button', { name: 'Terugzetten' });
    await advanceAfter(1000, () => {
      fireEvent.click(undo);
      expect(acts).toEqual(['undo']);
    });
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('has a real link for an action with an address', async () => {
    renderInApp(<Speaker />, { namespaces: [] });
    say(failed);
    const link = await screen.findByRole('link', { name: 'Naar de winkelwagen' });
    expect(link.getAttribute('href')).toBe('/winkelwagen');
    expect(link.hasAttribute('type')).toBe(false);
  });
});
