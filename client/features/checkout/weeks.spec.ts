import { weeksOf } from './weeks.js';

describe('the weeks of a calendar', () => {
  it('begin on Monday, end on Sunday and hold every day to choose from', () => {
    const weeks = weeksOf(['2026-11-24', '2026-11-27', '2026-12-01']);
    expect(weeks.length).toBe(14);
    expect([weeks[0]?.day, weeks.at(-1)?.day]).toEqual(['2026-11-23', '2026-12-06']);
    expect(weeks.filter(({ isAvailable }) => isAvailable).map(({ day }) => day)).toEqual(['2026-11-24', '2026-11-27', '2026-12-01']);
  });

  it('count a Sunday to the week before', () => {
    expect(weeksOf(['2026-11-29']).map(({ day }) => day)[0]).toBe('2026-11-23');
  });

  it('lose no day where the clock changes', () => {
    expect(weeksOf(['2027-03-26', '2027-03-30']).map(({ day }) => day)).toContain('2027-03-28');
  });
});
