declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff' | 'woff2';
    /** Ranges that a variable font's axes are cut to. */
    variationAxes?: Record<string, { min: number; max: number }>;
  }
  const subsetFont: (font: Buffer, text: string, options: Options) => Promise<Buffer>;
  export default subsetFont;
}
