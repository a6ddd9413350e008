export type Sharpness = 'good' | 'low' | 'tooLow';

/** Rates the resolution of a print in dpi. */
export const sharpnessOf = (dpi: number, { minimumDpi, goodDpi }: { minimumDpi: number; goodDpi: number }): Sharpness =>
  dpi >= goodDpi ? 'good' : dpi >= minimumDpi ? 'low' : 'tooLow';
