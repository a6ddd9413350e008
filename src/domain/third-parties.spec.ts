import { askedOnArrival, optionalCategories } from '../contract/consent.js';
import { measuringIds, thirdPartyIds, type ThirdPartySettings } from '../contract/third-parties.js';
import { hostsOf, isLetIn, ownersOf, thirdParties } from './third-parties.js';

const formEmbed = { script: 'https://forms.example/embed/v2.js', portal: '1', forms: { contact: 'a' } };
const chat = { frame: 'https://chat.example/frame?site=enc' };
const measuring = {
  tagManager: { container: 'GTM-AAAA' },
  adCall: { script: 'https://ads.example/nl.js', hosts: ['https://bid.example'] },
  pixel: { address: 'https://pixel.example/1.gif?site=enc' },
  renderMonitor: { ingest: 'https://monitor.example/in' },
};
const all: ThirdPartySettings = { video: true, chat, formEmbed, measuring };

describe('what a page may load from others', () => {
  it.each<[string, ThirdPartySettings, object]>([
    ['nothing where nothing is set up', {}, {}],
    ['nothing where nothing that measures is set up', { measuring: {} }, {}],
    ['pictures and player of videos', { video: true }, { 'img-src': ['https://i.ytimg.com'], 'frame-src': ['https://www.youtube-nocookie.com'] }],
    ['the frame of the chat, and no more of its address than the origin', { chat }, { 'frame-src': ['https://chat.example'] }],
    [
      'what the form service calls, each origin once',
      { formEmbed: { ...formEmbed, hosts: ['https://api.forms.example', 'https://forms.example/'] } },
      Object.fromEntries(['connect-src', 'frame-src', 'img-src'].map((directive) => [directive, ['https://forms.example', 'https://api.forms.example']])),
    ],
    ['frames of all of them', { video: true, chat, formEmbed }, { 'frame-src': ['https://www.youtube-nocookie.com', 'https://forms.example', 'https://chat.example'] }],
    [
      'what the tags of Google Analytics call',
      { measuring: { tagManager: { container: 'GTM-AAAA' } } },
      {
        'connect-src': ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
        'frame-src': ['https://www.googletagmanager.com'],
        'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
      },
    ],
    [
      'other hosts of its tags, and of a tag server of our own',
      { measuring: { tagManager: { container: 'GTM-AAAA', script: 'https://tags.example/gtm.js', hosts: ['https://www.googleadservices.com'] } } },
      { 'frame-src': ['https://www.googletagmanager.com', 'https://tags.example', 'https://www.googleadservices.com'] },
    ],
    ['the picture of the pixel alone', { measuring: { pixel: measuring.pixel } }, { 'img-src': ['https://pixel.example'] }],
    ['the ingest of the monitor alone', { measuring: { renderMonitor: measuring.renderMonitor } }, { 'connect-src': ['https://monitor.example'] }],
  ])('is %s', (_, settings, hosts) => expect(hostsOf(settings)).toEqual(expect.objectContaining(hosts)));

  it('is of hosts alone, never a script’s', () => {
    expect(Object.keys(hostsOf(all)).toSorted()).toEqual(['connect-src', 'frame-src', 'img-src']);
  });

  it.each(thirdPartyIds)('holds nothing of %s where it is the one that is not set up', (id) => {
    const { [id as keyof ThirdPartySettings]: _own, measuring: { [id as keyof typeof measuring]: _measuring, ...others } = {}, ...rest } = all;
    expect(thirdParties[id].hosts({ ...rest, measuring: others })).toBeUndefined();
    expect(thirdParties[id].owner({ ...rest, measuring: others })).toBeUndefined();
    expect(thirdParties[id].hosts(all)).toBeDefined();
  });
});

it('every third party is asked about, waited for in vain no longer than eight seconds, and named', () => {
  for (const party of Object.values(thirdParties)) {
    expect(optionalCategories).toContain(party.category);
    expect(party.patience).toBeLessThanOrEqual(8000);
    expect(party.owner({})).toBeUndefined();
    expect(party.owner(all)).toMatch(/^(?:YouTube|Google|\w+\.example)/);
  }
});

describe('a yes', () => {
  it.each([
    [[], []],
    [['media'], ['video', 'formEmbed', 'chat']],
    [['statistics'], ['tagManager', 'renderMonitor']],
    [['marketing'], ['tagManager', 'adCall', 'pixel']],
    [
      ['statistics', 'marketing'],
      ['tagManager', 'adCall', 'pixel', 'renderMonitor'],
    ],
  ] as const)('to %j lets in %j, and nobody else', (given, ids) => expect(thirdPartyIds.filter((id) => isLetIn(id, given))).toEqual(ids));

  it('is asked for on arrival for all that measures, and for nothing else', () => {
    for (const id of thirdPartyIds) expect([id, isLetIn(id, askedOnArrival)]).toEqual([id, measuringIds.some((one) => one === id)]);
  });

  it('is to owners that are named, each once', () => {
    expect(ownersOf('marketing', { measuring: { ...measuring, pixel: { address: 'https://ads.example/1.gif' } } })).toEqual(['Google', 'ads.example']);
    expect(ownersOf('statistics', { video: true })).toEqual([]);
    expect(ownersOf('media', all, measuringIds)).toEqual([]);
  });
});
