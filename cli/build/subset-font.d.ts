declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff' | 'woff2';
    /** Ranges that a variable font's axes are cut to, or the value they are fixed at. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
    /** OpenType features that stay; all unless told. */
    keepFeatures?: readonly string[];
  }
  const subsetFont: (font: Buffer, text: string, options: Options) => Promise<Buffer>;
  export default subsetFont;
}
