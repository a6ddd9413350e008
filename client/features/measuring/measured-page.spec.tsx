import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderInApp } from '../../../test/support/in-app.js';
import type { MeasuringSettings } from '../../../src/contract/third-parties.js';
import { MeasuredPage } from './measured-page.js';

const settings: MeasuringSettings = { pixel: { address: 'https://ads.example/1.gif' } };
const show = (isQuiet = false, measuring = settings) =>
  renderInApp(
    <>
      <MeasuredPage settings={measuring} isQuiet={isQuiet} />
      <main id="main" tabIndex={-1} />
    </>,
    { namespaces: ['routes', 'form', 'footer'], thirdParties: { measuring }, answers: { 'content.links': () => ({}), 'categories.names': () => [] } },
  );
/** Waits for pending effects. */
const settled = () => act(async () => undefined);
const banner = () => screen.queryByRole('region', { name: 'Mogen wij cookies gebruiken?' });
const cookie = () => /consent=([^;]*)/.exec(document.cookie)?.[1]?.replace(/\d{9,}/, 'T');
const chosen = (words: string, daysAgo = 0, version = 1) => {
  document.cookie = `__Host-consent=${version}.${Math.floor(Date.now() / 1000) - daysAgo * 86_400}${words}; path=/; secure`;
};
const signal = (isOn: boolean) => Object.defineProperty(navigator, 'globalPrivacyControl', { value: isOn, configurable: true });

beforeEach(() => {
  document.cookie = '__Host-consent=; path=/; max-age=0; secure';
  signal(false);
});

describe('the consent banner', () => {
  it('names the services and their purposes', async () => {
    show();
    const items = within(await screen.findByRole('region')).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Marketing (resultaat van advertenties meten): ads.example.']);
  });

  it.each([
    ['Weigeren', '1.T'],
    ['Toestaan', '1.T.marketing'],
  ])('disappears after “%s”, and moves the focus to the main content', async (name, kept) => {
    show();
    const button = await screen.findByRole('button', { name });
    button.focus();
    fireEvent.click(button);
    expect(banner()).toBeNull();
    expect(cookie()).toBe(kept);
    await waitFor(() => expect(document.activeElement?.id).toBe('main'));
  });

  it('keeps consent that was given for a single element', async () => {
    chosen('.media.partly');
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Weigeren' }));
    expect(cookie()).toBe('1.T.media');
  });

  it.each([
    ['a refusal', () => chosen('')],
    ['consent', () => chosen('.marketing')],
    ['a refusal by Global Privacy Control', () => signal(true)],
  ])('is not shown after %s', async (_, given) => {
    given();
    show();
    await settled();
    expect(banner()).toBeNull();
  });

  it.each([
    ['the consent is older than a year', () => chosen('.marketing', 366)],
    ['the version of the question has changed', () => chosen('.marketing', 0, 0)],
    ['consent was given only for a single element', () => chosen('.media.partly')],
  ])('is shown when %s', async (_, given) => {
    given();
    show();
    expect(await screen.findByRole('region')).toBe(banner());
  });

  it('is not shown without measuring services, nor in the checkout', async () => {
    show(false, {});
    show(true);
    await settled();
    expect(banner()).toBeNull();
  });
});
