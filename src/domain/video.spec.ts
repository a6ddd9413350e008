import { isVideoId, videoPage, videoPlayer, videoThumbnail } from './video.js';

describe('a video', () => {
  it.each([
    ['dQw4w9WgXcQ', 'https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg'],
    ['-_a1B2c3D4e', 'https://i.ytimg.com/vi/-_a1B2c3D4e/hqdefault.jpg'],
    ['00000000000', 'https://i.ytimg.com/vi/00000000000/hqdefault.jpg'],
  ])('%s has its thumbnail at %s', (id, address) => expect(videoThumbnail(id)).toBe(address));

  it('has a player without cookies, in the language of the page', () => {
    expect(videoPlayer('dQw4w9WgXcQ', 'de')).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&playsinline=1&rel=0&hl=de&cc_lang_pref=de');
  });

  it('has a page on its site', () => expect(videoPage('dQw4w9WgXcQ')).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ'));

  it.each(['', 'short', 'dQw4w9WgXcQ1', '../../../../', 'dQw4w9WgXc?', 'dQw4w9WgXc/', 'ÄQw4w9WgXcQ', 'dQw4w9WgXcQ\n'])('cannot have the id “%s”', (id) => {
    expect(isVideoId(id)).toBe(false);
    for (const address of [videoThumbnail, videoPage, (it: string) => videoPlayer(it, 'nl')]) expect(() => address(id)).toThrow(RangeError);
  });
});
