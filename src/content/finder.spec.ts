import type { ContentDocument } from '../contract/content.js';
import type { Language } from '../contract/locales.js';
import { Finder } from './finder.js';

const written = (id: string, title: string, summary = '', html = ''): ContentDocument => ({
  kind: 'blogs',
  id,
  slug: id,
  title,
  summary,
  blocks: [{ kind: 'html', html }],
  minutes: 1,
  headings: [],
  slugs: {},
});
const finderOf = (language: Language, ...documents: ContentDocument[]) => new Finder(documents, language);
const idsOf = (found: { document: ContentDocument }[]) => found.map(({ document }) => document.id);
const read = (fragments: readonly { text: string; isMatch: boolean }[]) => fragments.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');

describe('a document is found', () => {
  it.each<[Language, string, string]>([
    ['nl', 'Panelen in kantoren', 'paneel kantoor'],
    ['nl', 'Wandpanelen kiezen: eerst de wand, dan het paneel', 'wandpaneel'],
    ['nl', 'Noppenschuim naast gewoon schuim en noppen', 'schuim'],
    ['de', 'Akustikplatten für das Büro', 'akustikplatte buero'],
    ['de', 'Hohe Räume', 'raum'],
    ['de', 'Größe und Maß', 'grosse mass'],
    ['fr', 'Réverbération et panneaux', 'reverberation panneau'],
    ['en', 'Quiet offices', 'office'],
    ['en', 'Reverberation', 'reverb'],
  ])('in %s: %s by %s', (language, title, query) => expect(idsOf(finderOf(language, written('one', title), written('two', 'x')).every(query))).toEqual(['one']));

  it('by all of the words; matches in the title rank above those in the summary, and these above those in the text', () => {
    const finder = finderOf('nl', written('body', 'A', '', '<p>vilt en galm</p>'), written('summary', 'B', 'Over vilt.'), written('title', 'Vilt'));
    expect(idsOf(finder.every('vilt'))).toEqual(['title', 'summary', 'body']);
    expect(idsOf(finder.every('vilt galm'))).toEqual(['body']);
    expect(finder.every('  ')).toEqual([]);
  });

  it('despite a typing error if there is no exact match, but not despite a wrong digit', () => {
    const finder = finderOf('nl', written('one', 'Nagalmtijd'), written('two', 'Norm 18041'));
    expect(idsOf(finder.every('nagalmtjid'))).toEqual(['one']);
    expect(finder.every('18042')).toEqual([]);
  });

  it('by some of the words, best match first, for suggestions at a wrong address', () => {
    const finder = finderOf('nl', written('one', 'Stiller in de tuin'), written('two', 'Stiller kantoor'));
    expect(idsOf(finder.some('stiler kantor oud'))).toEqual(['two', 'one']);
  });
});

describe('matches are marked', () => {
  const text = `<h2>Meten &amp; weten</h2><p>${'Woorden vooraf. '.repeat(20)}Een bafel hangt aan draden boven de tafel. ${'Woorden na. '.repeat(20)}</p>`;
  const finder = finderOf('nl', written('one', 'Stille panelen', 'Hoe een wand klinkt.', text));
  const markedBy = (query: string) => finder.every(query)[0]!.marked();

  it('in the title, in its own spelling', () => expect(read(markedBy('paneel').title)).toBe('Stille [panelen]'));
  it('in the summary', () => expect(read(markedBy('wand').excerpt)).toBe('Hoe een [wand] klinkt.'));
  it('otherwise in an excerpt of the text, cut between words', () => {
    const excerpt = read(markedBy('draden').excerpt);
    expect(excerpt).toMatch(/^… \w.* hangt aan \[draden\] boven de tafel\. .* …$/);
    expect(excerpt.length).toBeLessThan(230);
  });
  it('in words, not in entities', () => expect(read(markedBy('weten').excerpt)).toMatch(/^Meten & \[weten\] Woorden/));
});
