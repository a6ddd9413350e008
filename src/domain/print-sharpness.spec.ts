import { isSharp, sharpFrom, viewingDistance } from './print-sharpness.js';

describe('A print is sharp', () => {
  it.each([
    // At 0.3 m, reading distance, one minute of arc is 0.087 mm: the 300 dpi of books.
    [300, 0.3],
    [150, 0.6],
    [132, 0.7],
    [110, 0.8],
    [100, 0.9],
    [87, 1.1],
    [75, 1.2],
    [60, 1.5],
    [30, 3],
  ])('at %i dpi from %d m', (dpi, metres) => {
    expect(sharpFrom(dpi)).toBe(metres);
  });

  it.each([
    [{ width: 500, height: 500 }, 1.1],
    [{ width: 600, height: 400 }, 1.1],
    [{ width: 900, height: 600 }, 1.6],
    [{ width: 1200, height: 800 }, 2.2],
    [{ width: 800, height: 1200 }, 2.2],
    [{ width: 200, height: 200 }, 1],
  ])('%o is usually looked at from %d m', (print, metres) => {
    expect(viewingDistance(print)).toBe(metres);
  });

  it.each([
    [60, { width: 1200, height: 800 }, true],
    [60, { width: 900, height: 600 }, true],
    [60, { width: 600, height: 400 }, false],
    [87, { width: 600, height: 400 }, true],
    [100, { width: 500, height: 500 }, true],
    [75, { width: 500, height: 500 }, false],
  ])('from there at %i dpi on %o: %s', (dpi, print, answer) => {
    expect(isSharp(dpi, print)).toBe(answer);
  });
});
