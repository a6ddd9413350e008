import type { ThirdPartySettings } from '../contract/third-parties.js';
import { hostsOf, thirdParties } from './third-parties.js';

const formEmbed = { script: 'https://forms.example/embed/v2.js', portal: '1', forms: { contact: 'a' } };
const chat = { frame: 'https://chat.example/frame?site=enc' };

describe('what a page may load from others', () => {
  it.each<[string, ThirdPartySettings, object]>([
    ['nothing where nothing is set up', {}, {}],
    ['pictures and player of videos', { video: true }, { 'img-src': ['https://i.ytimg.com'], 'frame-src': ['https://www.youtube-nocookie.com'] }],
    ['the frame of the chat, and no more of its address than the origin', { chat }, { 'frame-src': ['https://chat.example'] }],
    [
      'what the form service calls, each origin once',
      { formEmbed: { ...formEmbed, hosts: ['https://api.forms.example', 'https://forms.example/'] } },
      Object.fromEntries(['connect-src', 'frame-src', 'img-src'].map((directive) => [directive, ['https://forms.example', 'https://api.forms.example']])),
    ],
    ['frames of all of them', { video: true, chat, formEmbed }, { 'frame-src': ['https://www.youtube-nocookie.com', 'https://forms.example', 'https://chat.example'] }],
  ])('is %s', (_, settings, hosts) => expect(hostsOf(settings)).toMatchObject(hosts));

  it('is of hosts alone, never a script’s', () => {
    expect(Object.keys(hostsOf({ video: true, chat, formEmbed })).toSorted()).toEqual(['connect-src', 'frame-src', 'img-src']);
  });
});

it('every third party is asked about, waited for in vain no longer than eight seconds, and named', () => {
  for (const party of Object.values(thirdParties)) {
    expect(['statistics', 'marketing', 'media']).toContain(party.category);
    expect(party.patience).toBeLessThanOrEqual(8000);
    expect(party.owner({})).toBeUndefined();
    expect(party.owner({ video: true, chat, formEmbed })).toMatch(/^(?:YouTube|forms\.example|chat\.example)/);
  }
});
