import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AppProvider } from '../../core/app-context.js';
import { TextStore } from '../../core/text-store.js';
import { TextsProvider } from '../../core/texts.js';
import { NavigationProvider } from '../../core/page.js';
import { useVat } from '../../core/vat.js';
import { VatSwitch } from './vat-switch.js';

const textStore = new TextStore('nl-NL', {
  global: { vat: { including: 'incl. btw', excluding: 'excl. btw' } },
  header: { vatSwitch: 'Prijzen inclusief btw tonen' },
});
const place = { key: 'categoryDetail', params: { slug: 'wandpanelen' }, search: new URLSearchParams('sort=newest') } as const;

const Frame = ({ children }: { children: ReactNode }) => (
  <TextsProvider store={textStore}>
    <NavigationProvider value={{ place, info: { title: '' }, origin: '', navigate: () => Promise.resolve() }}>{children}</NavigationProvider>
  </TextsProvider>
);
const Shown = () => <output>{useVat().hasIncludedVat ? 'met btw' : 'zonder btw'}</output>;

const show = () => {
  render(
    <Frame>
      <AppProvider locale="nl-NL" vat="incl">
        <VatSwitch />
        <Shown />
      </AppProvider>
    </Frame>,
  );
  return screen.getByRole('switch', { name: 'Prijzen inclusief btw tonen' });
};

describe('The VAT switch', () => {
  afterEach(cleanup);

  it('shows prices including VAT at first, and excluding VAT after a click', () => {
    const button = show();
    expect(button.getAttribute('aria-checked')).toBe('true');
    fireEvent.click(button);
    expect(button.getAttribute('aria-checked')).toBe('false');
    expect(screen.getByRole('status').textContent).toBe('zonder btw');
  });

  it('stores the choice in a cookie', () => {
    const button = show();
    fireEvent.click(button);
    expect(document.cookie).toContain('vat=excl');
    fireEvent.click(button);
    expect(document.cookie).toContain('vat=incl');
  });

  it('is a form that returns to the page without JavaScript', () => {
    const form = show().closest('form')!;
    expect(form.getAttribute('action')).toBe('/forms/vat');
    expect(Object.fromEntries(new FormData(form, screen.getByRole('switch')))).toEqual({ view: 'excl', back: '/producten/wandpanelen?sort=newest' });
  });
});
