import { targetFor } from './target-for.js';

describe('what the norm asks of a project’s room', () => {
  it('follows from its use and volume where people are to be heard', () => {
    const target = targetFor({ volume: 180, use: 'a3' })!;
    expect([target.lowest, target.highest].map((seconds) => seconds.toFixed(2))).toEqual(['0.44', '0.66']);
  });

  it('needs the height where people are to be left in peace', () => {
    expect(targetFor({ volume: 448, use: 'b4' })).toBeUndefined();
    expect(targetFor({ volume: 448, use: 'b4', size: [16, 10, 2.8] })?.highest.toFixed(2)).toBe('0.68');
  });

  it('is not guessed where the use is not told or the norm is silent', () => {
    expect(targetFor({ volume: 180 })).toBeUndefined();
    expect(targetFor({ volume: 20, use: 'a3' })).toBeUndefined();
  });
});
