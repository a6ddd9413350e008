import { distance, moved, positionIn, whole, zoomed } from './zoom.js';

describe('The zoom of a picture', () => {
  it('keeps the point under the pointer in its place', () => {
    const at = { x: 0.25, y: 0.75 };
    const view = zoomed(whole, 2, at);
    expect(view.size).toBe(0.5);
    expect(view.x + at.x * view.size).toBeCloseTo(at.x);
    expect(view.y + at.y * view.size).toBeCloseTo(at.y);
  });

  it('is limited to a factor of five, and to the whole picture', () => {
    expect(zoomed(whole, 100).size).toBe(0.2);
    expect(zoomed({ x: 0.4, y: 0.1, size: 0.5 }, 0.01)).toEqual(whole);
  });

  it('never leaves the picture', () => {
    const corner = moved(zoomed(whole, 2), { x: 9, y: -9 });
    expect(corner).toEqual({ x: 0.5, y: 0, size: 0.5 });
    expect(moved(whole, { x: 0.5, y: 0.5 })).toEqual(whole);
    const back = zoomed(corner, 0.75);
    expect(back.x + back.size).toBeLessThanOrEqual(1);
  });

  it('finds a point in a picture that is centred in a wider or higher box', () => {
    const box = { x: 10, y: 20, left: 10, top: 20, right: 1410, bottom: 820, width: 1400, height: 800 };
    const square = { width: 500, height: 500 };
    expect(positionIn(box, square, { x: 310, y: 20 })).toEqual({ x: 0, y: 0 });
    expect(positionIn(box, square, { x: 1110, y: 820 })).toEqual({ x: 1, y: 1 });
    expect(positionIn(box, { width: 1400, height: 400 }, { x: 710, y: 320 })).toEqual({ x: 0.5, y: 0.25 });
  });

  it('measures a pinch', () => expect(distance({ x: 0, y: 0 }, { x: 3, y: 4 })).toBe(5));
});
