import fc from 'fast-check';
import { defaultRoom } from '../../../src/domain/read-room.js';
import { layPanels } from './lay-panels.js';
import { drawRoom } from './room-drawing.js';

const metres = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const anySurface = fc.record({
  length: metres(1, 60),
  height: metres(2, 15),
  face: fc.tuple(metres(0.2, 3), metres(0.2, 3)).map(([one, other]) => ({ width: Math.max(one, other), height: Math.min(one, other) })),
  isCeiling: fc.boolean(),
});
const grain = 1e-9;

describe('panels on a surface', () => {
  it('are within it, do not overlap, and do not exceed the requested number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), anySurface, (count, surface) => {
        const rects = layPanels(count, surface);
        expect(rects.length).toBeLessThanOrEqual(count);
        for (const [at, { u, v, width, height }] of rects.entries()) {
          expect(Math.min(u, v)).toBeGreaterThan(-grain);
          expect(u + width).toBeLessThan(surface.length + grain);
          expect(v + height).toBeLessThan(surface.height + grain);
          const isApart = (other: (typeof rects)[number]) =>
            other.u + other.width <= u + grain || u + width <= other.u + grain || other.v + other.height <= v + grain || v + height <= other.v + grain;
          expect(rects.slice(at + 1).filter((other) => !isApart(other))).toEqual([]);
        }
      }),
    );
  });

  it('hang upright at head height while one row is enough', () => {
    const rects = layPanels(4, { length: 8, height: 3, face: { width: 1.2, height: 0.6 } });
    expect(rects).toHaveLength(4);
    for (const { v, height } of rects) expect([v + height / 2, height]).toEqual([expect.closeTo(1.45, 9), 1.2]);
  });
});

describe('the drawing of a room', () => {
  const panel = { area: 0.72, width: 1.2, height: 0.6 };

  it('shows the pieces that fit, and counts the others', () => {
    const { panels, unseen } = drawRoom(defaultRoom, panel, 27);
    expect(panels.length + unseen).toBe(27);
    expect(panels.length).toBeGreaterThan(20);
  });

  it('shows a pack as its tiles, and a large number as fewer, larger tiles', () => {
    expect(drawRoom(defaultRoom, { area: 1.08, width: 0.3, height: 0.3 }, 2).panels).toHaveLength(24);
    expect(drawRoom({ ...defaultRoom, place: 'ceiling' }, { area: 1.08, width: 0.3, height: 0.3 }, 20).panels.length).toBeLessThanOrEqual(140);
  });

  it('has no pieces, windows or doors when the room has none', () => {
    expect(drawRoom({ ...defaultRoom, glass: 0, doors: 0 }, panel, 0)).toMatchObject({ panels: [], panes: [], doors: [], unseen: 0 });
  });
});
