import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { VatView } from '../../src/contract/locales.js';
import { price } from '../../test/factories/order.js';
import { AppProvider, useApp } from './app-context.js';
import { useLocale } from './locale.js';
import { useInView } from './vat.js';

const inApp = (vat: VatView) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AppProvider locale="fr-BE" vat={vat}>
      {children}
    </AppProvider>
  );
  return renderHook(() => ({ app: useApp(), locale: useLocale(), inView: useInView() }), { wrapper }).result;
};

describe('the app context', () => {
  it('provides the locale and the initial VAT view', () => {
    expect(inApp('incl').current).toMatchObject({ locale: 'fr-BE', app: { hasIncludedVat: true } });
    expect(inApp('excl').current.app.hasIncludedVat).toBe(false);
  });

  it('toggles the VAT view of every price', () => {
    const seen = inApp('incl');
    const panel = price(12_100);
    expect(seen.current.inView(panel).chosen).toEqual(panel.includingVat);
    act(() => seen.current.app.toggleVat());
    expect(seen.current.app.hasIncludedVat).toBe(false);
    expect(seen.current.inView(panel)).toEqual({ chosen: panel.excludingVat, other: panel.includingVat });
    act(() => seen.current.app.toggleVat());
    expect(seen.current.inView(panel).chosen).toEqual(panel.includingVat);
  });

  it('shows the VAT view of an account', () => {
    const seen = inApp('incl');
    act(() => seen.current.app.showVat(false));
    expect(seen.current.app.hasIncludedVat).toBe(false);
    act(() => seen.current.app.showVat(true));
    expect(seen.current.app.hasIncludedVat).toBe(true);
  });
});
