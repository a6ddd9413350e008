import { deviceOf } from './device.js';

describe('a device', () => {
  it.each([
    ['Firefox, Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0'],
    ['Chrome, Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'],
    ['Safari, iOS', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1'],
    ['Safari, macOS', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15'],
    ['Microsoft Edge, Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0'],
    [
      'Samsung Internet for Android, Android',
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    ],
  ])('is %s', (expected, userAgent) => expect(deviceOf(userAgent)).toBe(expected));

  it.each([undefined, '', '-', '\u0000'])('with the User-Agent %j has no name', (userAgent) => expect(deviceOf(userAgent)).toBe(''));

  it('has a name of at most 80 characters', () => {
    expect(deviceOf(`${'<b>'.repeat(400)}/1.0`).length).toBeLessThanOrEqual(80);
  });
});
