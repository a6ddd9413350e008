import { fitsPrint, printDpi } from './dpi.js';

describe('the sharpness of a print', () => {
  it('is the number of pixels per inch of print and bleed, along the coarser side', () => {
    expect(printDpi({ width: 4000, height: 3000 }, { width: 1000, height: 750, bleed: 0 })).toBe(101);
    expect(printDpi({ width: 4000, height: 1500 }, { width: 1000, height: 750, bleed: 0 })).toBe(50);
    expect(printDpi({ width: 4000, height: 3000 }, { width: 996, height: 746, bleed: 2 })).toBe(101);
  });

  it('requires the aspect ratio of the print, within one percent', () => {
    const print = { width: 1200, height: 800, bleed: 0 };
    expect(fitsPrint({ width: 3000, height: 2000 }, print)).toBe(true);
    expect(fitsPrint({ width: 3029, height: 2000 }, print)).toBe(true);
    expect(fitsPrint({ width: 3031, height: 2000 }, print)).toBe(false);
    expect(fitsPrint({ width: 2000, height: 3000 }, print)).toBe(false);
  });
});
