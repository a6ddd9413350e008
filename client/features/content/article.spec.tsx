import { act, screen, waitFor, within } from '@testing-library/react';
import type { ContentCard, ContentDocument, Neighbours } from '../../../src/contract/content.js';
import { type Answers, renderInApp } from '../../../test/support/in-app.js';
import { ClosedJob } from './closed-job.js';
import { TableOfContents } from './table-of-contents.js';
import { AskAdvice } from './project/ask-advice.js';
import { RoomChange } from './project/room-change.js';
import { RelatedReading } from './related-reading.js';

const base = { summary: '', minutes: 1, headings: [], slugs: {}, related: [] } as const;
const job: ContentDocument & Neighbours = {
  ...base,
  kind: 'jobs',
  id: 'adviser',
  slug: 'adviseur',
  title: 'Adviseur',
  blocks: [],
  job: { validThrough: '2026-03-31', employment: 'FULL_TIME', hours: '40', salary: { min: 3000, max: 4000 }, isClosed: true },
};
const open: ContentCard = { kind: 'jobs', id: 'maker', slug: 'panelenmaker', title: 'Panelenmaker', summary: '', minutes: 1 };
/** Long timeout for slow machines. */
const patient = { timeout: 20_000 };
const answering = (document: ContentDocument & Neighbours): Answers => ({ 'content.bySlug': () => document });

describe('a closed job', () => {
  it('shows until when it was open, and links to open jobs', async () => {
    renderInApp(<ClosedJob />, { namespaces: ['blogs', 'routes'], answers: answering({ ...job, related: [open] }) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Deze vacature is gesloten' }, patient)).toBeTruthy();
    expect(screen.getByText(/tot en met 31 maart 2026/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Panelenmaker' }).getAttribute('href')).toBe('/vacature/panelenmaker');
  });

  it('shows that no job is open', async () => {
    renderInApp(<ClosedJob />, { namespaces: ['blogs', 'routes'], answers: answering(job) });
    expect(await screen.findByText(/geen vacatures/, {}, patient)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Stuur ons een bericht' }).getAttribute('href')).toBe('/contact');
  });
});

describe('titles of related documents', () => {
  it('lead to the pages of their own kinds', async () => {
    const related: ContentCard[] = [open, { ...open, kind: 'advice', id: 'choose', slug: 'kiezen', title: 'Kiezen' }];
    renderInApp(<RelatedReading kind="jobs" document={{ ...job, related }} />, { namespaces: ['blogs', 'routes'], answers: {} });
    const links = (await screen.findAllByRole('link', {}, patient)).map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/vacature/panelenmaker', '/advies/kiezen']);
  });
});

describe('the table of contents of a text', () => {
  const headings = ['een', 'twee', 'drie'].map((id) => ({ id, text: id }));
  type Watch = { target: Element; isIntersecting: boolean }[];
  let scroll: (entries: Watch) => void;
  beforeEach(() => {
    class Observer {
      constructor(reported: (entries: Watch) => void) {
        scroll = reported;
      }
      observe(): void {}
      disconnect(): void {}
    }
    Object.assign(globalThis, { IntersectionObserver: Observer });
  });

  it('is left out for a short text', () => {
    renderInApp(<TableOfContents document={{ ...job, headings: headings.slice(1) }} />, { namespaces: ['blogs'] });
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('marks the last section that was reached, also after a long scroll, and none above the first', () => {
    renderInApp(
      <>
        {headings.map(({ id }) => (
          <h2 key={id} id={id}>
            {id}
          </h2>
        ))}
        <TableOfContents document={{ ...job, kind: 'blogs', headings }} />
      </>,
      { namespaces: ['blogs'] },
    );
    const at = (id: string, isIntersecting: boolean) => ({ target: document.getElementById(id)!, isIntersecting });
    const current = () =>
      within(screen.getByRole('navigation', { name: 'In dit artikel' }))
        .getAllByRole('link', { current: 'location', hidden: true })
        .map(({ textContent }) => textContent);
    act(() => scroll([at('een', true), at('twee', true), at('drie', false)]));
    expect(current()).toEqual(['twee', 'twee']);
    act(() => scroll([at('een', false), at('twee', false)]));
    expect(screen.queryAllByRole('link', { current: 'location', hidden: true })).toEqual([]);
  });
});

describe('a project', () => {
  const project: ContentDocument & Neighbours = { ...base, kind: 'projects', id: 'room', slug: 'ruimte', title: 'Ruimte', blocks: [] };
  const namespaces = ['project', 'inspiration'] as const;

  it('shows the reverberation time of its room before and after, for each octave band, with the norm', async () => {
    const bands = { before: [1.1, 1.3, 1.35, 1.25, 1.15, 1], after: [0.85, 0.66, 0.57, 0.55, 0.52, 0.49] };
    renderInApp(<RoomChange />, { namespaces, answers: answering({ ...project, facts: { volume: 180, before: 1.3, after: 0.56, use: 'a3', bands } }) });
    expect(await screen.findByRole('heading', { name: 'Van 1,3 naar 0,56 seconden' }, patient)).toBeTruthy();
    const rows = screen.getAllByRole('row', { hidden: true }).map(({ textContent }) => textContent);
    expect(rows).toHaveLength(8);
    expect(rows[1]).toContain('1,300,560,44–0,66');
    expect(rows[2]).toContain('125\u00a0Hz1,100,85–');
    expect(screen.getByText(/simulatie, geen opname/)).toBeTruthy();
  });

  it('links to the calculator with the known data of its room', async () => {
    const answers = {
      ...answering({ ...project, facts: { volume: 180, before: 1.3, after: 0.56, use: 'a3', size: [8.4, 6.9, 3.1] } }),
      'content.links': () => ({ 'advice:calculate-your-room': { href: '/advies/bereken-uw-ruimte', title: 'Bereken uw ruimte' } }),
      'categories.names': () => [],
    };
    renderInApp(<AskAdvice />, { namespaces: [...namespaces, 'routes'], answers });
    const link = await screen.findByRole('link', { name: 'Bereken deze ruimte' }, patient);
    expect(link.getAttribute('href')).toBe('/advies/bereken-uw-ruimte?use=a3&l=8.4&w=6.9&h=3.1');
  });

  it('shows no reverberation times for a room without measurements', async () => {
    const { queryClient } = renderInApp(<RoomChange />, { namespaces, answers: answering(project) });
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
