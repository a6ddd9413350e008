import { paint } from './paint.js';

const { NO_COLOR } = process.env;
const painted = (isTTY: boolean, noColor = '') => {
  process.env.NO_COLOR = noColor;
  return paint('red', 'wrong', { isTTY });
};
afterAll(() => void (process.env.NO_COLOR = NO_COLOR ?? ''));

describe('colours', () => {
  it('are used on a terminal', () => expect(painted(true)).toBe('\u001b[31mwrong\u001b[39m'));
  it('are not used with NO_COLOR', () => expect(painted(true, '1')).toBe('wrong'));
  it('are not used in a file', () => expect(painted(false)).toBe('wrong'));
});
