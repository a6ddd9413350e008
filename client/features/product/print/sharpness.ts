export type Sharpness = 'good' | 'low' | 'tooLow';

/** What is to be said of a print's pixels an inch. */
export const sharpnessOf = (dpi: number, { minimumDpi, goodDpi }: { minimumDpi: number; goodDpi: number }): Sharpness =>
  dpi >= goodDpi ? 'good' : dpi >= minimumDpi ? 'low' : 'tooLow';
