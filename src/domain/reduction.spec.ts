import { lowestBefore, reductionOf } from './reduction.js';

const today = '2026-11-21';

describe('a price reduction', () => {
  it('is relative to the previous price if that never changed', () => {
    expect(reductionOf(7900, today, [{ since: '2024-01-01', gross: 8900 }])).toEqual({ lowest: 8900, percent: 11 });
  });

  it('is ignored if the price rose shortly before it fell', () => {
    const history = [
      { since: '2024-01-01', gross: 8900 },
      { since: '2026-11-10', gross: 9900 },
    ];
    expect(reductionOf(8900, today, history)).toBeNull();
    expect(reductionOf(8400, today, history)).toEqual({ lowest: 8900, percent: 5 });
  });

  it('ignores a low price that ended more than 30 days ago', () => {
    const history = (end: string) => [
      { since: '2024-01-01', gross: 5900 },
      { since: end, gross: 8900 },
    ];
    expect(reductionOf(7900, today, history('2026-10-22T00:00:00Z'))).toEqual({ lowest: 8900, percent: 11 });
    expect(reductionOf(7900, today, history('2026-10-22T00:00:01Z'))).toBeNull();
  });

  it('that follows another one is relative to the already reduced price', () => {
    const history = [
      { since: '2024-01-01', gross: 8900 },
      { since: '2026-11-01', gross: 7900 },
      { since: '2026-11-21', gross: 6900 },
    ];
    expect(reductionOf(6900, '2026-11-21', history)).toEqual({ lowest: 7900, percent: 12 });
    expect(reductionOf(6900, '2026-11-01', history)).toEqual({ lowest: 8900, percent: 22 });
  });

  it('is rounded down to whole percents', () => {
    expect(reductionOf(8811, today, [{ since: '2024-01-01', gross: 8900 }])).toEqual({ lowest: 8900, percent: 1 });
    expect(reductionOf(8812, today, [{ since: '2024-01-01', gross: 8900 }])).toBeNull();
  });

  it('is ignored without a start date, or without an earlier price', () => {
    expect(reductionOf(7900, null, [{ since: '2024-01-01', gross: 8900 }])).toBeNull();
    expect(reductionOf(7900, today, [{ since: '2026-11-21T08:00:00Z', gross: 7900 }])).toBeNull();
    expect(lowestBefore([], today)).toBeUndefined();
  });
});
