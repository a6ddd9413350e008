import fc from 'fast-check';
import { fitsPrint, printDpi } from '../../../../src/domain/dpi.js';
import {
  type Area,
  aspectOf,
  fitToPrint,
  isEnough,
  isSameArea,
  type Job,
  largestCentredCrop,
  maximumZoom,
  minCrop,
  moved,
  nearestValidCrop,
  type Rotation,
  turned,
  turnedSize,
  zoomed,
  zoomOf,
} from './crop-area.js';
import { cropOfView, viewOf, windowIn } from './stage-geometry.js';

const rotations = fc.constantFrom<Rotation>(0, 90, 180, 270);
const jobs: fc.Arbitrary<Job> = fc
  .record({
    source: fc.record({ width: fc.integer({ min: 1200, max: 9000 }), height: fc.integer({ min: 1200, max: 9000 }) }),
    sheet: fc.record({ width: fc.integer({ min: 200, max: 1500 }), height: fc.integer({ min: 200, max: 1500 }), bleed: fc.integer({ min: 0, max: 20 }) }),
    minimumDpi: fc.integer({ min: 40, max: 150 }),
  })
  .filter((job) => isEnough(job, 0) && isEnough(job, 90));
const wishes = fc.record({
  x: fc.integer({ min: -5000, max: 12_000 }),
  y: fc.integer({ min: -5000, max: 12_000 }),
  width: fc.integer({ min: -10, max: 20_000 }),
  rotation: rotations,
});
const isTrue = (job: Job, area: Area): boolean => {
  const frame = turnedSize(job.source, area.rotation);
  const isInside = area.x >= 0 && area.y >= 0 && area.x + area.width <= frame.width && area.y + area.height <= frame.height;
  return isInside && Object.values(area).every(Number.isInteger) && fitsPrint(area, job.sheet) && printDpi(area, job.sheet) >= job.minimumDpi;
};

const poster: Job = { source: { width: 4000, height: 3000 }, sheet: { width: 600, height: 400, bleed: 10 }, minimumDpi: 60 };

describe('A crop', () => {
  it('always meets the server’s rules: whole pixels, within the picture, aspect of the print, minimum dpi', () => {
    fc.assert(fc.property(jobs, wishes, (job, wish) => isTrue(job, nearestValidCrop(job, wish))));
    fc.assert(fc.property(jobs, wishes, fc.double({ min: 0.1, max: 10, noNaN: true }), (job, wish, factor) => isTrue(job, zoomed(job, nearestValidCrop(job, wish), factor))));
    fc.assert(fc.property(jobs, wishes, (job, wish) => isTrue(job, turned(job, nearestValidCrop(job, wish)))));
    fc.assert(
      fc.property(jobs, wishes, fc.double({ min: -1, max: 1, noNaN: true }), fc.double({ min: -1, max: 1, noNaN: true }), (job, wish, right, down) =>
        isTrue(job, moved(job, nearestValidCrop(job, wish), right, down)),
      ),
    );
  });

  it('that is valid is not changed', () => {
    fc.assert(
      fc.property(jobs, wishes, (job, wish) => {
        const area = nearestValidCrop(job, wish);
        expect(nearestValidCrop(job, area)).toEqual(area);
      }),
    );
  });

  it('is the same after conversion to the view and back, for each rotation', () => {
    fc.assert(
      fc.property(jobs, wishes, fc.integer({ min: 280, max: 900 }), (job, wish, width) => {
        const area = nearestValidCrop(job, wish);
        const sizes = { window: windowIn({ width, height: width * 0.75 }, aspectOf(job.sheet)), media: { width, height: (width * job.source.height) / job.source.width } };
        const seen = cropOfView(job, viewOf(job, area, sizes), sizes, area.rotation);
        for (const side of ['x', 'y', 'width', 'height'] as const) expect(Math.abs(seen[side] - area[side])).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('shows the same part after four rotations', () => {
    const area = nearestValidCrop(poster, { x: 500, y: 700, width: 1800, rotation: 0 });
    const again = [1, 2, 3, 4].reduce((one) => turned(poster, one), area);
    expect(again.rotation).toBe(0);
    for (const side of ['x', 'y', 'width', 'height'] as const) expect(Math.abs(again[side] - area[side])).toBeLessThanOrEqual(2);
  });

  it('at the left is at the top after a clockwise rotation', () => {
    const left = nearestValidCrop(poster, { x: 0, y: 1000, width: 1500, rotation: 0 });
    expect(turned(poster, left)).toMatchObject({ rotation: 90, y: expect.any(Number) });
    expect(turned(poster, left).y).toBeLessThan(400);
  });

  it('is at first as large as possible, and keeps its centre for another format', () => {
    expect(largestCentredCrop(poster)).toEqual({ x: 0, y: 146, width: 4000, height: 2709, rotation: 0 });
    const area = nearestValidCrop(poster, { x: 1000, y: 800, width: 2000, rotation: 0 });
    const square = fitToPrint({ ...poster, sheet: { width: 500, height: 500, bleed: 10 } }, area);
    expect([square.x + square.width / 2, square.width]).toEqual([area.x + area.width / 2, square.height]);
    expect(isSameArea(area, { ...area })).toBe(true);
  });
});

describe('The maximum zoom', () => {
  it('results in exactly the minimum dpi', () => {
    fc.assert(
      fc.property(jobs, rotations, (job, rotation) => {
        const nearest = zoomed(job, largestCentredCrop(job, rotation), 1e6);
        expect(printDpi(nearest, job.sheet)).toBe(job.minimumDpi);
        expect(zoomOf(job, nearest)).toBeCloseTo(maximumZoom(job, rotation), 5);
        expect(printDpi({ width: minCrop(job).width - 1, height: minCrop(job).height - 1 }, job.sheet)).toBeLessThan(job.minimumDpi);
      }),
    );
  });

  it('is 1 for a picture whose height is just enough for a narrow print', () => {
    const job: Job = { source: { width: 4306, height: 4306 }, sheet: { width: 200, height: 1418, bleed: 20 }, minimumDpi: 75 };
    expect([zoomOf(job, zoomed(job, largestCentredCrop(job), 1e6)), maximumZoom(job, 0)]).toEqual([1, 1]);
  });

  it('is 1 for a picture that has just enough pixels', () => {
    const job = { ...poster, source: minCrop(poster) };
    expect([isEnough(job, 0), isEnough(job, 90), maximumZoom(job, 0)]).toEqual([true, false, 1]);
    expect(isEnough({ ...job, source: { ...job.source, height: job.source.height - 1 } }, 0)).toBe(false);
    expect(isTrue(job, largestCentredCrop(job))).toBe(true);
  });
});
