import { fireEvent, screen } from '@testing-library/react';
import { renderInApp } from '../../../test/support/in-app.js';
import { Video } from './video.js';

const id = 'dQw4w9WgXcQ';
const title = 'Een lokaal, voor en na';
const show = (thirdParties = { video: true }) =>
  renderInApp(<Video id={id} title={title} />, { namespaces: ['routes'], thirdParties, answers: { 'content.links': () => ({}), 'categories.names': () => [] } });
const button = (name: RegExp) => screen.getByRole('button', { name });
/** Addresses of all loaded pictures and frames. */
const loaded = () => [...document.querySelectorAll('img, iframe')].map((element) => element.getAttribute('src'));

beforeEach(() => void (document.cookie = '__Host-consent=; path=/; max-age=0; secure'));

describe('a video', () => {
  it('loads nothing before consent, and links its page at the host', () => {
    show();
    expect(loaded()).toEqual([]);
    expect(screen.getByRole('link', { name: /YouTube/ }).getAttribute('href')).toBe(`https://www.youtube.com/watch?v=${id}`);
    expect(document.body.textContent).toContain('YouTube (Google) uw IP-adres');
  });

  it('shows its thumbnail after consent, with the focus on the play button, and the player after a click', () => {
    show();
    fireEvent.click(button(/Eenmalig/));
    expect(loaded()).toEqual([`https://i.ytimg.com/vi/${id}/hqdefault.jpg`]);
    expect(document.activeElement).toBe(button(/afspelen/));
    fireEvent.click(button(/afspelen/));
    expect(loaded()).toEqual([expect.stringContaining(`https://www.youtube-nocookie.com/embed/${id}`)]);
    expect(document.activeElement).toBe(screen.getByTitle(`Video: ${title}`));
  });

  it('stores no consent that was given once', () => {
    show();
    fireEvent.click(button(/Eenmalig/));
    expect(document.cookie).not.toContain('consent=');
  });

  it('is loaded together with the other videos of the page after permanent consent', () => {
    renderInApp(
      <>
        <Video id={id} title={title} />
        <Video id="00000000000" title="Een ander" />
      </>,
      { namespaces: ['routes'], thirdParties: { video: true }, answers: { 'content.links': () => ({}), 'categories.names': () => [] } },
    );
    fireEvent.click(screen.getAllByRole('button', { name: /Altijd/ })[0]!);
    expect(document.cookie).toMatch(/consent=1\.\d+\.media/);
    expect(loaded()).toHaveLength(2);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /voor en na/ }));
  });

  it('works without a thumbnail', () => {
    show();
    fireEvent.click(button(/Eenmalig/));
    fireEvent.error(document.querySelector('img')!);
    expect(loaded()).toEqual([]);
    expect(button(/afspelen/)).toBeTruthy();
  });

  it('is a link if the site has no video host', () => {
    show({ video: false });
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.getByRole('link', { name: /YouTube/ })).toBeTruthy();
  });
});
