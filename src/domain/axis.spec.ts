import { axisOf } from './axis.js';

describe("A chart's axis", () => {
  it('ends at 1 for absorption coefficients', () => {
    expect(axisOf(0.95, 1)).toEqual({ top: 1, ticks: [0, 0.25, 0.5, 0.75, 1], digits: 2 });
  });

  it.each([0.04, 0.8, 1.05, 2.3, 17, 900])('is high enough for %d', (highest) => {
    const { top, ticks } = axisOf(highest);
    expect(top).toBeGreaterThanOrEqual(highest);
    expect(ticks.length).toBeLessThanOrEqual(5);
  });
});
