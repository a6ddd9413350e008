import { chatLink } from './chat-link.js';

describe('the link to a chat', () => {
  it.each([
    ['+31 20 555 0100', 'https://wa.me/31205550100'],
    ['+49 30 23125 100', 'https://wa.me/493023125100'],
    ['+33 1 99 00 01 00', 'https://wa.me/33199000100'],
    ['+44 (20) 7946-0100', 'https://wa.me/442079460100'],
    ['+43-1-555-0100', 'https://wa.me/4315550100'],
    ['+32\u00a02\u00a0555 01 00', 'https://wa.me/3225550100'],
    ['+31 20\u2011555\u20110100', 'https://wa.me/31205550100'],
    ['+31\t20\u202f555\u2009(0100)', 'https://wa.me/31205550100'],
    ['  +33 (1) 99-00 ', 'https://wa.me/3319900'],
    ['31205550100', 'https://wa.me/31205550100'],
  ])('%s is %s', (number, link) => expect(chatLink(number)).toBe(link));
});
