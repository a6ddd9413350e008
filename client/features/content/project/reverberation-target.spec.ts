import { reverberationTargetOf } from './reverberation-target.js';

describe('the target of the norm for a project’s room', () => {
  it('depends on use and volume for rooms of group A', () => {
    const target = reverberationTargetOf({ volume: 180, use: 'a3' })!;
    expect([target.lowest, target.highest].map((seconds) => seconds.toFixed(2))).toEqual(['0.44', '0.66']);
  });

  it('also needs the height for rooms of group B', () => {
    expect(reverberationTargetOf({ volume: 448, use: 'b4' })).toBeUndefined();
    expect(reverberationTargetOf({ volume: 448, use: 'b4', size: [16, 10, 2.8] })?.highest.toFixed(2)).toBe('0.68');
  });

  it('is undefined without use, and where the norm has no target', () => {
    expect(reverberationTargetOf({ volume: 180 })).toBeUndefined();
    expect(reverberationTargetOf({ volume: 20, use: 'a3' })).toBeUndefined();
  });
});
