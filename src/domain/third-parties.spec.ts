import { bannerCategories, optionalCategories } from '../contract/consent.js';
import { measuringIds, thirdPartyIds, type ThirdPartySettings } from '../contract/third-parties.js';
import { hostsOf, isAllowed, ownersOf, thirdParties } from './third-parties.js';

const formEmbed = { script: 'https://forms.example/embed/v2.js', portal: '1', forms: { contact: 'a' } };
const chat = { frame: 'https://chat.example/frame?site=enc' };
const measuring = {
  tagManager: { container: 'GTM-AAAA' },
  adCall: { script: 'https://ads.example/nl.js', hosts: ['https://bid.example'] },
  pixel: { address: 'https://pixel.example/1.gif?site=enc' },
  renderMonitor: { ingest: 'https://monitor.example/in' },
};
const all: ThirdPartySettings = { video: true, chat, formEmbed, measuring };

describe('the third-party hosts of a page', () => {
  it.each<[string, ThirdPartySettings, object]>([
    ['empty without settings', {}, {}],
    ['empty with empty measuring settings', { measuring: {} }, {}],
    ['pictures and player of videos', { video: true }, { 'img-src': ['https://i.ytimg.com'], 'frame-src': ['https://www.youtube-nocookie.com'] }],
    ['the origin of the chat frame, without its path', { chat }, { 'frame-src': ['https://chat.example'] }],
    [
      'the origins of the form service, without duplicates',
      { formEmbed: { ...formEmbed, hosts: ['https://api.forms.example', 'https://forms.example/'] } },
      Object.fromEntries(['connect-src', 'frame-src', 'img-src'].map((directive) => [directive, ['https://forms.example', 'https://api.forms.example']])),
    ],
    [
      'the frames of several third parties',
      { video: true, chat, formEmbed },
      { 'frame-src': ['https://www.youtube-nocookie.com', 'https://forms.example', 'https://chat.example'] },
    ],
    [
      'the hosts of Google Analytics',
      { measuring: { tagManager: { container: 'GTM-AAAA' } } },
      {
        'connect-src': ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
        'frame-src': ['https://www.googletagmanager.com'],
        'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
      },
    ],
    [
      'additional hosts of tags, and our own tag server',
      { measuring: { tagManager: { container: 'GTM-AAAA', script: 'https://tags.example/gtm.js', hosts: ['https://www.googleadservices.com'] } } },
      { 'frame-src': ['https://www.googletagmanager.com', 'https://tags.example', 'https://www.googleadservices.com'] },
    ],
    ['only the picture of the pixel', { measuring: { pixel: measuring.pixel } }, { 'img-src': ['https://pixel.example'] }],
    ['only the ingest URL of the monitor', { measuring: { renderMonitor: measuring.renderMonitor } }, { 'connect-src': ['https://monitor.example'] }],
  ])('are %s', (_, settings, hosts) => expect(hostsOf(settings)).toEqual(expect.objectContaining(hosts)));

  it('contain no script-src', () => {
    expect(Object.keys(hostsOf(all)).toSorted()).toEqual(['connect-src', 'frame-src', 'img-src']);
  });

  it.each(thirdPartyIds)('contain nothing of %s without its settings', (id) => {
    const { [id as keyof ThirdPartySettings]: _own, measuring: { [id as keyof typeof measuring]: _measuring, ...others } = {}, ...rest } = all;
    expect(thirdParties[id].hosts({ ...rest, measuring: others })).toBeUndefined();
    expect(thirdParties[id].owner({ ...rest, measuring: others })).toBeUndefined();
    expect(thirdParties[id].hosts(all)).toBeDefined();
  });
});

it('every third party needs consent, has a timeout of at most eight seconds, and has an owner', () => {
  for (const party of Object.values(thirdParties)) {
    expect(optionalCategories).toContain(party.category);
    expect(party.timeout).toBeLessThanOrEqual(8000);
    expect(party.owner({})).toBeUndefined();
    expect(party.owner(all)).toMatch(/^(?:YouTube|Google|\w+\.example)/);
  }
});

describe('consent', () => {
  it.each([
    [[], []],
    [['media'], ['video', 'formEmbed', 'chat']],
    [['statistics'], ['tagManager', 'renderMonitor']],
    [['marketing'], ['tagManager', 'adCall', 'pixel']],
    [
      ['statistics', 'marketing'],
      ['tagManager', 'adCall', 'pixel', 'renderMonitor'],
    ],
  ] as const)('to %j allows %j only', (given, ids) => expect(thirdPartyIds.filter((id) => isAllowed(id, given))).toEqual(ids));

  it('is requested in the banner exactly for measuring third parties', () => {
    for (const id of thirdPartyIds) expect([id, isAllowed(id, bannerCategories)]).toEqual([id, measuringIds.some((one) => one === id)]);
  });

  it('lists the owners, without duplicates', () => {
    expect(ownersOf('marketing', { measuring: { ...measuring, pixel: { address: 'https://ads.example/1.gif' } } })).toEqual(['Google', 'ads.example']);
    expect(ownersOf('statistics', { video: true })).toEqual([]);
    expect(ownersOf('media', all, measuringIds)).toEqual([]);
  });
});
