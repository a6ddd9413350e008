declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff' | 'woff2';
    /** Ranges that the axes of a variable font are limited to, or the values they are fixed at. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
    /** OpenType features to keep; default: all. */
    keepFeatures?: readonly string[];
  }
  const subsetFont: (font: Buffer, text: string, options: Options) => Promise<Buffer>;
  export default subsetFont;
}
