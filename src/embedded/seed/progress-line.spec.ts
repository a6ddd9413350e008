import { progressLine } from './progress-line.js';

const reported = (isTTY: boolean): string => {
  let text = '';
  const line = progressLine('Catalogue', { isTTY, write: (part) => (text += part) });
  line.report(1, 3);
  line.report(3, 3);
  line.finish('91 products');
  return text;
};

describe('progress', () => {
  it('draws a bar on a terminal', () => {
    expect(reported(true)).toBe(`\r\u001b[KCatalogue ${'█'.repeat(8)}${'░'.repeat(16)} 33 %\r\u001b[KCatalogue ${'█'.repeat(24)} 100 %\r\u001b[K91 products\n`);
  });
  it('writes only the summary to a file', () => expect(reported(false)).toBe('91 products\n'));
});
