import fc from 'fast-check';
import { type Area, isSameArea, type Job, minCrop, nearestValidCrop, type Rotation, turnedSize } from './crop-area.js';
import { withSide } from './crop-fields.js';
import { areaByKey } from './crop-stage.js';

const job: Job = { source: { width: 4000, height: 3000 }, sheet: { width: 600, height: 400, bleed: 10 }, minimumDpi: 60 };
const areas = fc
  .record({ x: fc.nat(4000), y: fc.nat(4000), width: fc.integer({ min: 1500, max: 2500 }), rotation: fc.constantFrom<Rotation>(0, 90, 180, 270) })
  .map((wish) => nearestValidCrop(job, wish));
const press = (area: Area, key: string, shiftKey = false) => areaByKey(job, area, { key, shiftKey })!;
const middle = nearestValidCrop(job, { x: 1000, y: 900, width: 2000, rotation: 0 });

describe('A crop that is changed by keys', () => {
  it('moves with the arrow keys, ten times as far with Shift', () => {
    expect(press(middle, 'ArrowRight')).toEqual({ ...middle, x: middle.x + 20 });
    expect(press(middle, 'ArrowUp')).toEqual({ ...middle, y: middle.y - 20 });
    expect(press(middle, 'ArrowLeft', true)).toEqual({ ...middle, x: middle.x - 200 });
  });

  it('zooms in with plus and out with minus, down to the minimum dpi', () => {
    expect(press(middle, '+').width).toBeLessThan(middle.width);
    expect(press(middle, '-').width).toBeGreaterThan(middle.width);
    expect(press(middle, '+', true).width).toBeLessThan(press(middle, '+').width);
    const nearest = Array.from({ length: 40 }).reduce<Area>((area) => press(area, '+'), middle);
    expect(nearest.width).toBe(minCrop(job).width);
  });

  it('ignores other keys', () => {
    for (const key of ['Tab', 'Enter', 'a', 'Escape']) expect(areaByKey(job, middle, { key, shiftKey: false })).toBeUndefined();
  });
});

describe('A crop that is changed by numbers', () => {
  it('accepts values that fit, for each rotation, and keeps the aspect of the print', () => {
    fc.assert(
      fc.property(areas, fc.constantFrom('x' as const, 'y' as const, 'width' as const), fc.nat(4000), (area, side, value) => {
        const next = withSide(job, area, side, value);
        const frame = turnedSize(job.source, area.rotation);
        const most = { x: frame.width - area.width, y: frame.height - area.height, width: Number.POSITIVE_INFINITY };
        if (side !== 'width' && value <= most[side]) expect(next).toEqual({ ...area, [side]: value });
        expect(next.rotation).toBe(area.rotation);
        expect(Math.abs(next.width / next.height - 620 / 420)).toBeLessThan(0.01);
      }),
    );
  });

  it('adapts the width to a typed height, and does not change when the shown values are typed', () => {
    expect(withSide(job, middle, 'height', 1260)).toMatchObject({ width: 1860, height: 1260 });
    fc.assert(fc.property(areas, fc.constantFrom('x' as const, 'y' as const, 'width' as const), (area, side) => isSameArea(withSide(job, area, side, area[side]), area)));
  });
});
